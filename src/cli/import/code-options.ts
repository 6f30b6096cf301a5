/** The options that Hugo gives to a block of code, as those of the site's fences. */
export function fenceOptions(options: string): {meta: string; others: string[]} {
  const pairs = [
    ...options.matchAll(
      /([\w-]+)\s*=\s*(\[[^\]]*\]|"[^"]*"|'[^']*'|[^,\s]+(?:\s+\d[\d-]*)*)|[.#][\w-]+/g,
    ),
  ].map(([whole, key, value = '']) => ({
    whole,
    key: (key ?? '').toLowerCase(),
    value: value.replace(/["'[\]]/g, '').trim(),
  }));
  const valueOf = (...keys: string[]) => pairs.find(({key}) => keys.includes(key))?.value;
  const lines = valueOf('hl_lines', 'hllines')
    ?.split(/[\s,]+/)
    .join(',');
  const numbers = valueOf('linenos', 'linenumbers');
  const first = valueOf('linenostart', 'linenumberstart');
  const isNumbered = numbers !== undefined ? numbers !== 'false' : first !== undefined;
  const title = valueOf('title', 'filename', 'file', 'name');
  const used = 'hl_lines hllines linenos linenumbers linenostart title filename file name'.split(
    ' ',
  );
  return {
    meta: [
      title && `title="${title}"`,
      lines && `{${lines}}`,
      isNumbered && `showLineNumbers${first === undefined ? '' : `=${first}`}`,
    ]
      .filter(Boolean)
      .join(' '),
    others: pairs.filter(({key}) => !used.includes(key)).map(({whole}) => whole),
  };
}
