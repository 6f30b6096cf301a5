type Setting = {byDefault: 'throw' | 'warn' | 'ignore'; here: 'throw' | 'warn' | 'ignore'};

/** What Docusaurus does at a mistake, by itself and here. */
export const settings: Record<string, Setting> = {
  // A link to no page.
  onBrokenLinks: {byDefault: 'throw', here: 'throw'},
  // A link to no heading.
  onBrokenAnchors: {byDefault: 'warn', here: 'throw'},
  // Two pages of one address.
  onDuplicateRoutes: {byDefault: 'warn', here: 'throw'},
  // A picture that is not there.
  onBrokenMarkdownImages: {byDefault: 'throw', here: 'throw'},
  // A tag that is not in tags.yml.
  onInlineTags: {byDefault: 'warn', here: 'ignore'},
  // An author who is described in the post itself.
  onInlineAuthors: {byDefault: 'warn', here: 'ignore'},
  // No truncate marker.
  onUntruncatedBlogPosts: {byDefault: 'warn', here: 'ignore'},
};
