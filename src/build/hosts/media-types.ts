import {basename, extname} from 'node:path';
import {contentType} from 'mime-types';

/**
 * Files that are more than their ending tells. RSS and Atom are not among them: what is sent as
 * `application/rss+xml` or `application/atom+xml` Chromium shows as its source, and a reader who follows a link
 * to a feed would not see the page that is in it. Feed readers know both by their content, and by the
 * type in the links of the pages.
 */
const byName: Record<string, string> = {
  'feed.json': 'application/feed+json; charset=utf-8',
  'opensearch.xml': 'application/opensearchdescription+xml; charset=utf-8',
};

/** XML tells its encoding itself; for what does not look, the header does too. */
const byExtension: Record<string, string> = {
  '.xml': 'application/xml; charset=utf-8',
  // Favicons are known by this name; what is registered is known to fewer.
  '.ico': 'image/x-icon',
};

const unknown = 'application/octet-stream';

/** The media type of a file, by its name. */
export const mediaType = (name: string): string =>
  byName[basename(name)] ?? byExtension[extname(name)] ?? (contentType(extname(name)) || unknown);

/** Whether files of a type get smaller by compression: pictures, sound and fonts are compressed. */
export const isText = (type: string): boolean =>
  /^text\/|[/+](?:xml|json|javascript|wasm)\b/.test(type);

/** Media types of a site: by name of the file, and by ending for the rest. */
export type MediaTypes = {byName: Map<string, string>; byExtension: Map<string, string>};

/**
 * The media types that files of a site have.
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
