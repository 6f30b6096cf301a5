/**
 * Source of an inline script that calls a function immediately.
 *
 * @param run the function; it runs in the browser from its own source text, so everything it needs
 *   comes in as an argument
 * @param args its arguments: functions of the same kind, or values JSON can carry
 */
export function inlineScript<Args extends unknown[]>(
  run: (...args: Args) => void,
  ...args: Args
): string {
  const sources = args.map((arg) =>
    typeof arg === 'function'
      ? String(arg)
      : // `</script>` inside a string would end the script.
        JSON.stringify(arg).replaceAll('<', String.raw`\u003c`),
  );
  return `(${String(run)})(${sources.join(',')});`;
}

/** The same as a tag, in the format that a plugin's `injectHtmlTags` returns. */
export const scriptTag = <Args extends unknown[]>(run: (...args: Args) => void, ...args: Args) => ({
  tagName: 'script',
  innerHTML: inlineScript(run, ...args),
});
