type Docusaurus = 'throw' | 'warn' | 'ignore';

/** What Docusaurus does by itself, what it is told to do here, and what our check says. */
export const settings: Record<
  string,
  {byDefault: Docusaurus; here: Docusaurus; check: 'warning' | 'nothing'}
> = {
  // A link to no page.
  onBrokenLinks: {byDefault: 'throw', here: 'throw', check: 'nothing'},
  // A link to no heading.
  onBrokenAnchors: {byDefault: 'warn', here: 'throw', check: 'nothing'},
  // Two pages of one address.
  onDuplicateRoutes: {byDefault: 'warn', here: 'throw', check: 'nothing'},
  // A picture that is not there.
  onBrokenMarkdownImages: {byDefault: 'throw', here: 'throw', check: 'nothing'},
  // A tag that is not in tags.yml.
  onInlineTags: {byDefault: 'warn', here: 'warn', check: 'nothing'},
  // An author who is described in the post itself.
  onInlineAuthors: {byDefault: 'warn', here: 'ignore', check: 'nothing'},
  // No truncate marker.
  onUntruncatedBlogPosts: {byDefault: 'warn', here: 'ignore', check: 'warning'},
};
