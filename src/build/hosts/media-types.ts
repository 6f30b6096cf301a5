import {basename, extname} from 'node:path';
import {contentType} from 'mime-types';

/**
 * Files with a more specific type than their extension says. RSS and Atom are not among them: Chromium shows
 * `application/rss+xml` and `application/atom+xml` as source, and a reader who follows a link to a feed would not
 * see the page that is in it. Feed readers recognise both by their content, and by the type in the links of the
 * pages.
 */
const byName: Record<string, string> = {
  'feed.json': 'application/feed+json; charset=utf-8',
  'opensearch.xml': 'application/opensearchdescription+xml; charset=utf-8',
};

/** XML declares its own encoding; the header repeats it for clients that do not look. */
const byExtension: Record<string, string> = {
  '.xml': 'application/xml; charset=utf-8',
  // The usual name for the type of favicons; fewer clients know the registered one.
  '.ico': 'image/x-icon',
};

const unknown = 'application/octet-stream';

/** The media type of a file, by its name. */
export const mediaType = (name: string): string =>
  byName[basename(name)] ?? byExtension[extname(name)] ?? (contentType(extname(name)) || unknown);

/** Whether files of a type shrink when compressed: pictures, sound and fonts already are. */
export const isText = (type: string): boolean =>
  /^text\/|[/+](?:xml|json|javascript|wasm)\b/.test(type);

/** Media types of a site: by file name, and by extension for the rest. */
export type MediaTypes = {byName: Map<string, string>; byExtension: Map<string, string>};

/**
 * Collects the media types of a site's files.
 *
 * @param names of all files
 */
export function mediaTypes(names: string[]): MediaTypes {
  const types: MediaTypes = {byName: new Map(), byExtension: new Map()};
  for (const name of [...names].sort()) {
    const own = byName[basename(name)];
    const extension = extname(name).slice(1);
    if (own) {
      types.byName.set(basename(name), own);
    } else if (extension && mediaType(name) !== unknown) {
      types.byExtension.set(extension, mediaType(name));
    }
  }
  return types;
}
