/** Where the Markdown of a post stands: beside its page, `/2024/04/02/slug/` at `/2024/04/02/slug.md`. */
export const markdownAddress = (permalink: string): string =>
  `${permalink.replace(/\/(?:index\.html)?$/, '')}.md`;
