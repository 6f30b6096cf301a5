import registry from '@generated/registry';
import {readFileSync} from 'node:fs';
import {digest, fileCache, type Cache} from '../../cache/cache';
import {saidOf} from './tables';

/** A page as Docusaurus renders it; fields that are not named here are kept unchanged. */
type Rendered = {
  html: string;
  collectedData: {
    /** Their names in the registry. */
    modules: string[];
    metadata: {helmet: unknown};
  };
};

type Render = (request: {pathname: string}) => Promise<Rendered>;

/** A rendered page, and a digest of each file besides the bundle that it was rendered from. */
type Entry = {basis: string; chunks: Array<[file: string, digest: string]>; rendered: Rendered};

/** The bundler's: `e` loads a chunk, `u` names its file. */
declare const __webpack_require__: {
  e: (chunk: string) => Promise<unknown>;
  u: (chunk: string) => string;
};
declare const __non_webpack_require__: NodeJS.Require;

/** The chunks of each module of the registry, by the module's name, once it has been loaded. */
const chunksOf = new Map<string, Set<string>>();

/** Chunks that something else has loaded; any page rendered later may have used them. */
const others = new Set<string>();

let loading = others;

/** Records which chunks are loaded for what. It has to run before anything reads the registry. */
function listen(): void {
  const load = __webpack_require__.e;
  __webpack_require__.e = (chunk) => {
    loading.add(chunk);
    return load(chunk);
  };
  type Entry = [load: () => Promise<unknown>, name: string];
  for (const entry of Object.values(registry as unknown as Record<string, Entry>)) {
    const [load, name] = entry;
    entry[0] = () => {
      const chunks = chunksOf.get(name) ?? new Set();
      chunksOf.set(name, chunks);
      loading = chunks;
      try {
        return load();
      } finally {
        loading = others;
      }
    };
  }
}
listen();

const digests = new Map<string, string>();

/** @param file as the bundle names it, relative to its own folder; the digest is empty if it no longer exists */
function digestOf(file: string): string {
  let known = digests.get(file);
  if (known === undefined) {
    try {
      known = digest(readFileSync(__non_webpack_require__.resolve(`./${file}`)));
    } catch {
      known = '';
    }
    digests.set(file, known);
  }
  return known;
}

/** A digest of all but the page's own data, texts and components: most of the code, and its site data. */
const basisOf = (pathname: string) => digest(digestOf('server.bundle.js'), saidOf(pathname));

function read(cache: Cache, name: string, basis: string): Rendered | null {
  try {
    const entry = JSON.parse(String(cache.read(name))) as Entry | null;
    return entry?.basis === basis && entry.chunks.every(([file, was]) => digestOf(file) === was)
      ? entry.rendered
      : null;
  } catch {
    // The entry is incomplete: it is written again.
    return null;
  }
}

/**
 * Renders a page only if it would differ from that of a former build: if the bundle has changed, or what plugins
 * add to its head, or a chunk that it was made from.
 *
 * @param render Docusaurus's own function
 * @param folder for rendered pages
 */
export function keepRendered(render: Render, folder: string): Render {
  const cache = fileCache(folder);
  return async (request) => {
    const {pathname} = request;
    const basis = basisOf(pathname);
    const name = digest(pathname);
    const known = read(cache, name, basis);
    if (known) {
      return known;
    }
    const rendered = await render(request);
    const {modules, metadata} = rendered.collectedData;
    const chunks = [...modules.flatMap((module) => [...(chunksOf.get(module) ?? [])]), ...others];
    // A deprecated setting makes pages collect something that is not data.
    if (metadata.helmet === null) {
      const files = [...new Set(chunks)].map((chunk) => __webpack_require__.u(chunk));
      const entry: Entry = {basis, chunks: files.map((file) => [file, digestOf(file)]), rendered};
      cache.write(name, JSON.stringify(entry));
    }
    return rendered;
  };
}
