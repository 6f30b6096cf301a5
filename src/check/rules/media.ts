import {closeSync, existsSync, openSync, readSync, readdirSync, statSync} from 'node:fs';
import {basename, dirname, extname, join} from 'node:path';
import {isRemote} from '../../lib/is-remote';
import {bounds} from '../../settings/post-rules';
import {show} from '../finding';
import {decode, fileNamed, isFile, isPublic} from '../named-file';
import type {Check} from '../rule';
import {suggest} from '../suggest';
import {findingsIn} from './declarations';

/** The remedy for a missing file: the file in its folder that was probably meant, if there is one. */
function meantFile(file: string, path: string): string | undefined {
  let names: string[];
  try {
    names = readdirSync(dirname(file));
  } catch {
    return undefined;
  }
  const wanted = basename(file).toLowerCase();
  const meant = names.find((one) => one.toLowerCase() === wanted) ?? suggest(wanted, names);
  return meant === undefined
    ? undefined
    : `did you mean “${path.slice(0, path.length - basename(path).length)}${meant}”?`;
}

/** The first bytes of pictures, by extension. */
const beginnings: Array<[ending: RegExp, beginning: string]> = [
  [/\.png$/i, '\x89PNG\r\n'],
  [/\.jpe?g$/i, '\xff\xd8\xff'],
  [/\.gif$/i, 'GIF8'],
  [/\.webp$/i, 'RIFF'],
];

/** Whether a picture's first bytes match its extension; the build cannot read others. */
function isWhatItsNameSays(file: string): boolean {
  const beginning = beginnings.find(([ending]) => ending.test(file))?.[1];
  if (beginning === undefined) {
    return true;
  }
  const first = Buffer.alloc(beginning.length);
  const opened = openSync(file, 'r');
  try {
    readSync(opened, first);
  } finally {
    closeSync(opened);
  }
  return first.toString('latin1') === beginning;
}

/** The file of a picture, video or recording on this site; or what is wrong with it, and the remedy. */
function fileOf(url: string, folder: string, siteDir: string): string | [string, string] {
  const path = decode(url.replace(/^pathname:\/\//, '').split(/[?#]/)[0]!);
  if (path === null || path.trim() === '' || /^[a-z][a-z\d+.-]*:/i.test(path)) {
    return [`${show(url)} is no file beside the post`, 'write ./name.png'];
  }
  const file = fileNamed({folder}, siteDir, path);
  if (!isFile(file)) {
    return [
      existsSync(file) ? `${show(url)} is a folder` : `There is no file ${show(url)}`,
      meantFile(file, path) ??
        'correct its name, in which capitals count, or put the file beside the post',
    ];
  }
  if (!isPublic(file, siteDir)) {
    return [
      `${show(url)} is no file of the blog, and would be published`,
      'put a copy beside the post',
    ];
  }
  const kind = extname(file).slice(1).toUpperCase();
  return isWhatItsNameSays(file)
    ? file
    : [
        `${show(url)} is no ${kind}`,
        'save the picture again, and look at it; what was downloaded may be a page that says no',
      ];
}

const isLocal = (url: string) => !isRemote(url) && !url.startsWith('data:');

/** Pictures, videos and recordings exist where the post says. */
export const picture: Check = {
  media({url, at}, report, {post, site}) {
    const file = isLocal(url) ? fileOf(url, post.folder, site.siteDir) : '';
    if (typeof file !== 'string') {
      report(at, ...file);
    }
  },
  element({name, attributes, isAllNamed, at}, report) {
    if (name === 'Audio' && isAllNamed && attributes.src === undefined) {
      report(at, 'The player has no recording', 'write src="./name.mp3"');
    }
  },
  site: ({siteDir, authors}) =>
    findingsIn('authors', authors, 'picture', (_name, author, report) => {
      const {key, url} = pictureOf(author);
      const file = join(siteDir, 'static', url ?? '');
      if (url !== null && !isRemote(url) && !isFile(file)) {
        report(key, `There is no picture ${show(url)} in static/`, 'correct its name');
      }
    }),
};

/** The picture of an author, and the key that names it. */
function pictureOf(author: unknown): {key: string; url: string | null} {
  const written = (author ?? {}) as Record<string, unknown>;
  const key = written.imageURL === undefined ? 'image_url' : 'imageURL';
  const url = written[key];
  return {key, url: typeof url === 'string' ? url : null};
}

/** Pictures come from this site: the content security policy blocks others. */
export const remoteContent: Check = {
  media({url, at}, report) {
    if (isRemote(url)) {
      report(
        at,
        `${show(url)} is on another site, which would see who reads, so readers get a link`,
        'put a copy beside the post',
      );
    }
  },
  site: ({authors}) =>
    findingsIn('authors', authors, 'remote-content', (_name, author, report) => {
      const {key, url} = pictureOf(author);
      if (url !== null && isRemote(url)) {
        report(
          key,
          `The picture ${show(url)} is on another site, which would see who reads, so readers do not get it`,
          'put it into static/img/authors/, and write /img/authors/name.png',
        );
      }
    }),
};

/** Pictures are not too large for the repository. */
export const pictureSize: Check = {
  media({url, at}, report, {post, site}) {
    const file = isLocal(url) ? fileOf(url, post.folder, site.siteDir) : null;
    const megabytes = typeof file === 'string' ? statSync(file).size / 1_000_000 : 0;
    if (typeof file === 'string' && megabytes > bounds['picture-size'].most / 1_000_000) {
      report(
        at,
        `${show(basename(file))} weighs ${megabytes.toFixed(1)} MB, which each clone of the repository carries`,
        'save it smaller, or as JPEG where it is a photograph',
      );
    }
  },
};
