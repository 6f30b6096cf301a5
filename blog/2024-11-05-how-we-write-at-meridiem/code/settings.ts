type Setting = {byDefault: 'throw' | 'warn'; here: 'throw' | 'warn'};

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
  onInlineTags: {byDefault: 'warn', here: 'throw'},
  // An author who is described in the post itself.
  onInlineAuthors: {byDefault: 'warn', here: 'throw'},
  // No truncate marker.
  onUntruncatedBlogPosts: {byDefault: 'warn', here: 'throw'},
};
