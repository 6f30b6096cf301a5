import {readdirSync, statSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {visit} from 'unist-util-visit';
import {isPicture} from '../../content/preview-picture';
import {decoded} from '../../lib/addresses';
import {withoutBase} from '../../settings/base-path';
import {show, type Place, type Report} from '../finding';
import type {Post, Rule} from '../post';
import {suggest} from '../suggest';
import {attributeOf, tagsOf} from '../tags';

/** The most bytes of a picture: the build makes it smaller for readers, but the repository keeps it for good. */
const most = 5_000_000;

/** The attributes by which elements show files. */
const shown: Record<string, readonly string[]> = {
  img: ['src', 'srcset'],
  source: ['src', 'srcset'],
  video: ['src', 'poster'],
  ...{audio: ['src'], Audio: ['src'], track: ['src']},
};

type Use = {address: string; at: Place; isPicture: boolean};

/** The files on this site that a post shows. */
function usesOf(post: Post): Use[] {
  const uses: Use[] = [];
  const add = (address: string, at: Place, isPictureUse: boolean) => {
    if (!/^(?:[a-z][a-z\d+.-]*:|\/\/|@site\/|#|$)/i.test(address)) {
      uses.push({address, at, isPicture: isPictureUse});
    }
  };
  const definitions = new Map<string, string>();
  visit(post.root, 'definition', ({identifier, url}) => {
    definitions.set(identifier, url);
  });
  visit(post.root, ['image', 'imageReference'], (node) => {
    if (node.type === 'image') {
      add(node.url, node, true);
    } else if (node.type === 'imageReference') {
      add(definitions.get(node.identifier) ?? '', node, true);
    }
  });
  for (const tag of tagsOf(post)) {
    for (const name of shown[tag.name] ?? []) {
      const value = attributeOf(tag, name) ?? '';
      const addresses =
        name === 'srcset' ? value.split(/,\s+/).map((one) => one.split(/\s/)[0]!) : [value];
      addresses.forEach((address) => {
        add(address, tag.at, tag.name === 'img');
      });
    }
  }
  return uses;
}

/** The file that an address names, beside the post or in `static/`. */
function fileOf({folder, siteDir}: Post, address: string): string {
  const path = decoded(address.replace(/[?#].*/, ''));
  return path.startsWith('/') ? join(siteDir, 'static', withoutBase(path)) : join(folder, path);
}

/** A file of almost the same name. */
function meant(file: string, written: string): string {
  try {
    const known = readdirSync(dirname(file));
    const name = suggest(basename(file), known);
    return name === undefined
      ? 'add the file, or correct the path'
      : `did you mean “${written.replace(/[^/]*$/, name)}”?`;
  } catch {
    return 'add the file, or correct the path';
  }
}

const kinds = 'AVIF, GIF, JPEG, PNG, SVG or WebP';

const check = (post: Post, {address, at, isPicture: isToBeOne}: Use, report: Report) => {
  const file = fileOf(post, address);
  const stats = statSync(file, {throwIfNoEntry: false});
  if (!stats?.isFile()) {
    const place = address.startsWith('/') ? 'in static/' : 'beside this text';
    report(at, `There is no file ${show(address)} ${place}`, meant(file, address));
  } else if (isToBeOne && !isPicture(file)) {
    report(at, `Browsers cannot show ${show(address)}`, `export it as ${kinds}, and name it so`);
  }
};

/** Pictures, recordings and films that a post shows are there, and pictures are such as browsers show. */
export const picture: Rule = (post, report) => {
  for (const use of usesOf(post)) {
    check(post, use, report);
  }
};

/** Pictures are not so large that the repository suffers. */
export const pictureSize: Rule = (post, report) => {
  for (const {address, at, isPicture: isOne} of usesOf(post)) {
    const size = statSync(fileOf(post, address), {throwIfNoEntry: false})?.size ?? 0;
    if (isOne && size > most) {
      report(
        at,
        `${show(address)} has ${Math.round(size / 1e6)} MB, which the repository keeps for good`,
        'make it smaller: readers see at most 1,440 pixels',
      );
    }
  }
};
