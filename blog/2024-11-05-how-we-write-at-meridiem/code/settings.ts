type Docusaurus = 'throw' | 'warn' | 'ignore';

/** Docusaurus' default, this site's setting, and what our check reports. */
export const settings: Record<
  string,
  {byDefault: Docusaurus; here: Docusaurus; check: 'error' | 'warning' | 'nothing'}
> = {
  // A link to no page.
  onBrokenLinks: {byDefault: 'throw', here: 'throw', check: 'error'},
  // A link to no heading.
  onBrokenAnchors: {byDefault: 'warn', here: 'throw', check: 'error'},
  // Two pages at one address.
  onDuplicateRoutes: {byDefault: 'warn', here: 'throw', check: 'error'},
  // A picture that is not there.
  onBrokenMarkdownImages: {byDefault: 'throw', here: 'throw', check: 'error'},
  // A link to a Markdown file that is not there; onBrokenLinks stops the build.
  onBrokenMarkdownLinks: {byDefault: 'warn', here: 'warn', check: 'error'},
  // A tag that is not in tags.yml.
  onInlineTags: {byDefault: 'warn', here: 'warn', check: 'warning'},
  // An author who is described in the post itself.
  onInlineAuthors: {byDefault: 'warn', here: 'ignore', check: 'nothing'},
  // No truncate marker.
  onUntruncatedBlogPosts: {byDefault: 'warn', here: 'ignore', check: 'warning'},
};
