import {isUtf8} from 'node:buffer';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Code, Root} from 'mdast';
import {drawnLanguages, resolveListing, withoutQuoted} from '../lib/listing';
import {Problem} from '../lib/problem';
import {visit} from 'unist-util-visit';

/** A fence of a post. */
export type Listing = {
  node: Code;
  /** The marks that opened it. */
  fence: string;
  /** Whether it ends with marks of its own, and contains no other. */
  isClosed: boolean;
  /** Whether it is drawn: a chart or a diagram. */
  isDrawn: boolean;
  /** The file that it names. */
  path: string | undefined;
  /** What readers see, from the file if it names one. */
  value: string;
  /** Why the file cannot be shown. */
  problem: Problem | undefined;
};

/** Reads the file of a listing; errors say what is wrong with it. */
function readListed(folder: string, path: string): string {
  const bytes = readFileSync(join(folder, path));
  if (bytes.includes(0) || !isUtf8(bytes)) {
    throw new Problem('it is not text in UTF-8', 'save it as UTF-8');
  }
  return bytes.toString('utf8').replace(/^\ufeff/, '');
}

function readFence(node: Code, fence: string, source: string, folder: string): Listing {
  const last = source.trimEnd().split('\n').slice(1).at(-1);
  const isEnded =
    last !== undefined && new RegExp(`^[\\s>]*${fence[0]}{${fence.length},}$`).test(last);
  // A line that opens code of the same kind: this one was to end before it, and ends with it.
  const opensAnother = new RegExp(`^${fence}[\\w-]`, 'm').test(node.value);
  const isDrawn = drawnLanguages.has(node.lang ?? '');
  const meta = node.meta ?? '';
  const path = isDrawn ? undefined : /(?:^|\s)file=([^\s#]+)/.exec(withoutQuoted(meta))?.[1];
  const isClosed = isEnded && !opensAnother;
  const listing = {node, fence, isClosed, isDrawn, path, value: node.value};
  try {
    const value =
      path === undefined
        ? node.value
        : resolveListing({meta, value: node.value}, (one) => readListed(folder, one)).value;
    return {...listing, value, problem: undefined};
  } catch (error) {
    return {...listing, problem: error as Problem};
  }
}

/** The fences of a post, with the files that they name. Indented code is none. */
export function listingsOf(root: Root, text: string, folder: string): Listing[] {
  const listings: Listing[] = [];
  visit(root, 'code', (node) => {
    const source = text.slice(node.position?.start.offset, node.position?.end.offset);
    const [fence] = /^[`~]{3,}/.exec(source) ?? [];
    if (fence !== undefined) {
      listings.push(readFence(node, fence, source, folder));
    }
  });
  return listings;
}
