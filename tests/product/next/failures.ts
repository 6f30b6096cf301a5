/**
 * The tests and mistakes that programs name as they fail: Vitest, Playwright, TypeScript, the linter, Docusaurus.
 *
 * @param output what they have printed, without colours
 * @returns a line for each, by the room of its file, such as `src/output`
 */
export function failuresIn(output: string): Map<string, string[]> {
  const path = String.raw`((?:src|tests)/[\w./-]+\.(?:[cm]?tsx?|cjs|css|mdx?))`;
  const patterns = [
    // Vitest, Playwright, TypeScript, oxlint and a stack of an error.
    new RegExp(String.raw`^ *FAIL +(?:\|[^|]+\| +)?${path}(.*)$`, 'gm'),
    new RegExp(String.raw`^ *\d+\) \[[^\]]+\] › ${path}(.*?)─*$`, 'gm'),
    new RegExp(String.raw`^${path}(\(\d+,\d+\): error .*)$`, 'gm'),
    new RegExp(String.raw`^ +[╭,]─*\[${path}(:\d+:\d+)\]$`, 'gm'),
    new RegExp(String.raw`^ +at (?:.*[/(])?${path}(:\d+:\d+)\)?$`, 'gm'),
  ];
  const byRoom = new Map<string, Set<string>>();
  for (const pattern of patterns) {
    for (const [, file, rest] of output.matchAll(pattern)) {
      const room = file!.split('/').slice(0, 2).join('/');
      byRoom.set(room, (byRoom.get(room) ?? new Set()).add(`${file}${rest!.trimEnd()}`));
    }
  }
  return new Map([...byRoom].map(([room, lines]) => [room, [...lines]]));
}
