import {closeSync, existsSync, openSync, readSync, readdirSync, statSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {visit} from '../../lib/es-modules.cjs';
import {isRemote} from '../../lib/is-remote';
import {bounds} from '../../settings/post-rules';
import {show} from '../finding';
import {decode, fileNamed, isFile, isLocal, isPublic, withSlashes} from '../named-file';
import {blank} from '../post';
import {spacedPicture} from '../references';
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

/** The first bytes of pictures, by kind and extension. */
const beginnings: Array<[kind: string, ending: RegExp, beginning: string]> = [
  ['PNG', /\.png$/i, '\x89PNG\r\n'],
  ['JPEG', /\.jpe?g$/i, '\xff\xd8\xff'],
  ['GIF', /\.gif$/i, 'GIF8'],
  ['WebP', /\.webp$/i, 'RIFF'],
];

const pointer = 'version https://git-lfs.github.com/';

/** What is wrong with a file whose first bytes are not of its kind, which the build cannot read, and the remedy. */
function problemInside(file: string, url: string): [string, string] | null {
  const bytes = Buffer.alloc(pointer.length);
  const opened = openSync(file, 'r');
  try {
    readSync(opened, bytes);
  } finally {
    closeSync(opened);
  }
  const first = bytes.toString('latin1');
  if (first === pointer) {
    return [
      `${show(url)} is what Git LFS left in place of the file`,
      'run git lfs pull, or commit the file itself',
    ];
  }
  const named = beginnings.find(([, ending]) => ending.test(file));
  if (named === undefined || first.startsWith(named[2])) {
    return null;
  }
  return [
    `${show(url)} is no ${named[0]}`,
    'save the picture again, or name it by what it is; what was downloaded may be a page that says no',
  ];
}

/** The file of a picture, video or recording on this site; or what is wrong with it, and the remedy. */
function fileOf(url: string, folder: string, siteDir: string): string | [string, string] {
  const path = decode(url.replace(/^pathname:\/\//, '').split(/[?#]/)[0]!);
  if (path === null || path.trim() === '' || /^[a-z][a-z\d+.-]*:/i.test(path)) {
    return [`${show(url)} is no file beside the post`, 'write ./name.png'];
  }
  if (path.includes('\\')) {
    return [`${show(url)} has backslashes, as only Windows does`, `write ${withSlashes(path)}`];
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
  return problemInside(file, url) ?? file;
}

/** Pictures, videos and recordings exist where the post says. */
export const picture: Check = {
  post({outsideCode, frontMatter}, report) {
    const shown = outsideCode.replace(/<!--[^]*?-->|\{\/\*[^]*?\*\/\}/g, blank);
    for (const {index, 1: opening, 2: address} of shown.matchAll(spacedPicture)) {
      const start = index + opening!.length;
      if (index >= frontMatter.end) {
        report(
          index,
          `${show(address!)} has a space, so readers see no picture but its Markdown`,
          `write <${address!}>, or give the file a name without spaces`,
          {fix: {start, end: start + address!.length, text: `<${address!}>`}},
        );
      }
    }
  },
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

/** What programs write in place of words: the name of a file, or of any picture. */
const saysNothing =
  /^(?:(?:an? |the )?(?:screen ?shot|image|picture|photo|img|figure|untitled|alt(?: text)?)[\s\d:.,_-]*|\S+\.(?:png|jpe?g|gif|webp|avif|svg|heic))$/i;

/** Pictures say what they show to readers who do not see them. */
export const pictureWords: Check = {
  post({root}, report) {
    visit(root, ['image', 'imageReference'], (node) => {
      const words = ('alt' in node ? node.alt?.trim() : undefined) ?? '';
      if (words === '' || saysNothing.test(words)) {
        report(
          node,
          words === ''
            ? 'The picture has no words, so readers who do not see it know nothing of it'
            : `${show(words)} says nothing of the picture to readers who do not see it`,
          'write in the square brackets what it shows, as in ![Tuesday has no one on call](./week.png)',
        );
      }
    });
  },
};

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
