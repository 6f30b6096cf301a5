type Docusaurus = 'throw' | 'warn' | 'ignore';

/** What Docusaurus does by itself, what it is told to do here, and what our check says. */
export const settings: Record<
  string,
  {byDefault: Docusaurus; here: Docusaurus; check: 'error' | 'warning' | 'nothing'}
> = {
  // A link to no page.
  onBrokenLinks: {byDefault: 'throw', here: 'throw', check: 'error'},
  // A link to no heading.
  onBrokenAnchors: {byDefault: 'warn', here: 'throw', check: 'error'},
  // Two pages of one address.
  onDuplicateRoutes: {byDefault: 'warn', here: 'throw', check: 'error'},
  // A picture that is not there.
  onBrokenMarkdownImages: {byDefault: 'throw', here: 'throw', check: 'error'},
  // A tag that is not in tags.yml.
  onInlineTags: {byDefault: 'warn', here: 'ignore', check: 'warning'},
  // An author who is described in the post itself.
  onInlineAuthors: {byDefault: 'warn', here: 'ignore', check: 'nothing'},
  // No truncate marker.
  onUntruncatedBlogPosts: {byDefault: 'warn', here: 'ignore', check: 'warning'},
};
