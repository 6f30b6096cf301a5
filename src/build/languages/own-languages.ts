/**
 * Leaves in the head of a page only the languages that its text is in. A page whose text nobody has translated names
 * that of the original in place of its own address, as the same text is there.
 *
 * @param language of the page, a BCP 47 tag
 * @param languages of its text, the original's first
 * @param original the address of the original
 */
export function withOwnLanguages(
  html: string,
  language: string,
  languages: readonly string[],
  original: string,
): string {
  const isTranslated = languages.includes(language);
  const named = isTranslated && languages.length > 1 ? [...languages, 'x-default'] : [];
  const only = (tag: string, value: string) => (named.includes(value.replace('_', '-')) ? tag : '');
  const head = html
    .replace(/<link\b[^>]*\bhreflang="?([\w-]+)[^>]*>/gi, only)
    .replace(/<meta\b[^>]*\bproperty="?og:locale:alternate"? content="?([\w-]+)[^>]*>/g, only);
  return isTranslated
    ? head
    : head
        .replace(/(<link\b[^>]*\brel="?canonical"? href=)(?:"[^"]*"|[^\s>]+)/, `$1"${original}"`)
        .replace(
          /(<meta\b[^>]*\bproperty="?og:url"? content=)(?:"[^"]*"|[^\s>]+)/,
          `$1"${original}"`,
        );
}
