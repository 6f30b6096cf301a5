import {Parser} from '../../lib/es-modules.cjs';

/** The ids that more than one element of some HTML has. */
export function doubledIds(html: string): string[] {
  const seen = new Set<string>();
  const doubled = new Set<string>();
  const parser = new Parser({
    onopentag(_, {id}) {
      if (id !== undefined) {
        (seen.has(id) ? doubled : seen).add(id);
      }
    },
  });
  parser.end(html);
  return [...doubled];
}
