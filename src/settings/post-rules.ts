import {postRules as chosen} from '../site/post-rules';
import {ruleTable, usualBounds, type RuleName, type Severity} from './rule-table';

const names = Object.keys(ruleTable) as RuleName[];

for (const name of Object.keys(chosen.severities)) {
  if (!names.includes(name as RuleName)) {
    throw new Error(
      `src/site/post-rules.ts: there is no rule \`${name}\`: remove it, or correct its name; src/settings/rule-table.ts lists the rules.`,
    );
  }
}

/** The severity of each rule on this site, and what the rule requires of a post. */
export const postRules = Object.fromEntries(
  names.map((name) => {
    const [usual, summary] = ruleTable[name];
    return [name, [chosen.severities[name] ?? usual, summary]];
  }),
) as Record<RuleName, [severity: Severity, summary: string]>;

/** Limits of the rules that count something, on this site. */
export const bounds = {...usualBounds, ...chosen.bounds};

/** Posts from before the site was adopted. */
export const {olderPosts} = chosen;
