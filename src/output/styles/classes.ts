/**
 * The classes that rules of a style sheet begin with. One that a selector names further on, or inside a nested rule, does
 * not count: it may be of any page, such as the list in `.markdown .site-rows`.
 */
export function classesIn(css: string): ReadonlySet<string> {
  const classes = new Set<string>();
  /** Whether each block around the next one is that of an at-rule, such as `@layer` or `@media`. */
  const around: boolean[] = [];
  for (const [, before, brace] of css.matchAll(/([^{}]*)([{}])/g)) {
    if (brace === '}') {
      around.pop();
      continue;
    }
    const selectors = before!.split(';').at(-1)!.trim();
    const isAtRule = selectors.startsWith('@');
    if (!isAtRule && around.every(Boolean)) {
      for (const [, name] of selectors.matchAll(/(?:^|,)\s*\.([a-z][\w-]*)/gi)) {
        classes.add(name!);
      }
    }
    around.push(isAtRule);
  }
  return classes;
}

/** Whether an element of a page has one of the classes. */
export const hasClass = (html: string, classes: ReadonlySet<string>): boolean =>
  [...html.matchAll(/\sclass=(?:"([^"]*)"|([^\s">]+))/g)].some(([, quoted, bare]) =>
    (quoted ?? bare)!.split(/\s+/).some((name) => classes.has(name)),
  );
