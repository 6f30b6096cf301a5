import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {sitePages} from '../../content/site-pages';
import {Parser} from '../../lib/es-modules.cjs';
import {warn} from '../../markdown/warn';
import type {Output} from '../page-passes';
import {articleOf} from '../pages';

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

/**
 * Warns of an id that the text of a page has twice: links lead to the first. A text by itself has none such, but two
 * parts that it imports may have the same heading.
 */
export default function ids(context: LoadContext): Output {
  let sources = new Map<string, string>();
  return {
    name: 'doubled-ids',
    async allContentLoaded({allContent}) {
      const pages = await sitePages(allContent, context);
      sources = new Map(
        pages.flatMap(({path, source}) => (source === undefined ? [] : [[path, source]])),
      );
    },
    check(html, path) {
      const source = sources.get(path);
      for (const id of source === undefined ? [] : doubledIds(articleOf(html) ?? '')) {
        warn(
          join(context.siteDir, source!),
          {},
          `The id "${id}" is on its page twice, and #${id} leads to the first: give one heading another by {#another-id}, in the part that this text imports if it is not here.`,
        );
      }
    },
  };
}
