const escapes: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

/** A text as HTML shows it between tags; for the value of an attribute, see below. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (character) => escapes[character]!);
}

/** A text as the value of an attribute, which stands in double quotes. */
export const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
