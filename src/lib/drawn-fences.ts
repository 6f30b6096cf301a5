/** Languages whose fences are drawn instead of shown as code (see markdown/figures). */
export const drawnLanguages: ReadonlySet<string> = new Set(['chart', 'dot']);
