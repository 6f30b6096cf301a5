const escapes: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

/** A text as HTML shows it between tags; not for attributes, since quotes stay as they are. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (character) => escapes[character]!);
}
