/** The classes that a style sheet names. */
export const classesIn = (css: string): ReadonlySet<string> =>
  new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!));

/** Whether an element of a page has one of the classes. */
export const hasClass = (html: string, classes: ReadonlySet<string>): boolean =>
  [...html.matchAll(/\sclass=(?:"([^"]*)"|([^\s">]+))/g)].some(([, quoted, bare]) =>
    (quoted ?? bare)!.split(/\s+/).some((name) => classes.has(name)),
  );
