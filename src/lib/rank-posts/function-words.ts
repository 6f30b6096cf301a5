/**
 * English words that say nothing of a text's subject, in lower case and from three letters on, with what is left of
 * contractions (`doesn’t`). They never are the reason to read another post.
 */
export const functionWords: readonly string[] = `
  about above across after again against almost along already also although always among and another any anything
  are aren around away because become been before began begin behind being below beside besides best better between
  both but came can cannot come could couldn did didn does doesn doing don done down during each easy either else
  enough even ever every everybody everything few first five for four from gave get give given goes going gone good
  got great had hadn has hasn have haven having hence her here hers herself him himself his how however into isn its
  itself just keep kept kind know known last later least less let like likely look made make many may maybe mean
  might mine more most much must myself near nearly need neither never new next nobody none nor not nothing now off
  often old once one only onto other others otherwise ought our ours ourselves out over own part per perhaps quite
  rather really same say see seem several shall she should shouldn simply since some somebody something sometimes
  soon still such sure take than that the their theirs them themselves then there therefore these they thing think
  this those though three through thus till together too took toward towards turn two under unless until upon use
  usually very want was wasn way well went were weren what whatever when where whereas whether which while who whole
  whom whose why will with within without won would wouldn yes yet you your yours yourself yourselves
`
  .trim()
  .split(/\s+/);
