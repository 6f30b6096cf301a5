import {Parser} from '../lib/es-packages.cjs';
import type {Output} from './output';

/** Stops the build at a text two of whose elements have one id: a link would lead to the first. Parts that it imports may bring one. */
export default function uniqueIds(): Output {
  return {
    name: 'unique-ids',
    readText({path, html}) {
      const ids = new Set<string>();
      const parser = new Parser({
        onopentag(_name, {id}) {
          if (id !== undefined && ids.has(id)) {
            throw new Error(
              `${path} has two elements with the id "${id}". Give one of the headings another, as in "## Limits of this model {#model-limits}"; it may be in a part that the text imports.`,
            );
          }
          ids.add(id ?? '');
        },
      });
      parser.end(html);
    },
  };
}
