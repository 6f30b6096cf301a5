import registry from '@generated/registry';
import {readFileSync} from 'node:fs';
import {digest, fileCache, type Cache} from '../../cache/cache';
import {saidOf} from './tables';

/** As Docusaurus renders a page; what else is in it, it keeps as it is. */
type Rendered = {
  html: string;
  collectedData: {
    /** By their names in the registry. */
    modules: string[];
    metadata: {helmet: unknown};
  };
};

type Render = (request: {pathname: string}) => Promise<Rendered>;

/** What was rendered, and a digest of each file that it was rendered from, beside the bundle. */
type Entry = {basis: string; chunks: Array<[file: string, digest: string]>; rendered: Rendered};

/** The bundler's: loads a chunk, and tells its file. */
declare const __webpack_require__: {
  e: (chunk: string) => Promise<unknown>;
  u: (chunk: string) => string;
};
declare const __non_webpack_require__: NodeJS.Require;

/** The chunks of each module of the registry, by the module's name, once it has been loaded. */
const chunksOf = new Map<string, Set<string>>();

/** Chunks that something else has loaded; whoever rendered later may have used them. */
const others = new Set<string>();

let loading = others;

/** Notes which chunks are loaded for what. Has to come before anything reads the registry. */
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

/** @param file as the bundle names it, from its own folder on; nothing, where there is none any more */
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

/** Everything but the page's own data, texts and components: most of the code, and what it knows of the site. */
const basisOf = (pathname: string) => digest(digestOf('server.bundle.js'), saidOf(pathname));

function read(cache: Cache, name: string, basis: string): Rendered | null {
  try {
    const entry = JSON.parse(String(cache.read(name))) as Entry | null;
    return entry?.basis === basis && entry.chunks.every(([file, was]) => digestOf(file) === was)
      ? entry.rendered
      : null;
  } catch {
    // Not whole: it is written again.
    return null;
  }
}

/**
 * Renders a page only when it would not be the same as in a former build: when the bundle is another, or what is
 * said of the page in its head, or a chunk that it was made of.
 *
 * @param render as Docusaurus has it
 * @param folder for what was rendered
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
    // What a deprecated setting has pages collect is no data.
    if (metadata.helmet === null) {
      const files = [...new Set(chunks)].map((chunk) => __webpack_require__.u(chunk));
      const entry: Entry = {basis, chunks: files.map((file) => [file, digestOf(file)]), rendered};
      cache.write(name, JSON.stringify(entry));
    }
    return rendered;
  };
}
