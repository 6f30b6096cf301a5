import {statSync} from 'node:fs';
import {rename, stat} from 'node:fs/promises';
import {basename} from 'node:path';
import {toString} from 'mdast-util-to-string';
import sharp from 'sharp';
import {visit} from 'unist-util-visit';
import type {Addresses} from '../addresses';
import {show, type Place, type Report} from '../finding';
import type {Post} from '../post';
import {checkLink, findPicture} from './check-address';

/** Words that say nothing to those who hear a list of the links of a page. */
const idle =
  /^(?:here|click here|this|link|this link|this page|read more|more|see here|page|article)$/i;

/** Links lead somewhere, and their words say where. */
export function checkLinks(post: Post, addresses: Addresses, report: Report): void {
  visit(post.root, (node) => {
    if (node.type === 'definition') {
      checkLink({post, url: node.url, at: node, report, addresses});
    } else if (node.type === 'link') {
      if (node.url !== '') {
        checkLink({post, url: node.url, at: node, report, addresses});
      }
      const words = toString(node).trim();
      if (words === '' && !node.children.some(({type}) => type !== 'text')) {
        report(
          'link-text',
          node,
          'The link has no words',
          'write between the brackets what it leads to',
        );
      } else if (idle.test(words)) {
        report(
          'link-text',
          node,
          `${show(words)} does not say where the link leads`,
          'let the words name what is there',
          {severity: 'warning'},
        );
      }
    }
  });
}

/** Twice the widest that a picture is ever shown in, in pixels: what is wider, no screen shows. */
const widest = 2880;
const megabyte = 1_000_000;

/** Makes a picture as wide as `widest`, in its own format. */
async function shrink(path: string): Promise<void> {
  const made = `${path}.made`;
  await sharp(path).rotate().resize({width: widest, withoutEnlargement: true}).toFile(made);
  if ((await stat(made)).size > 0) {
    await rename(made, path);
  }
}

async function checkFile(path: string, at: Place, report: Report): Promise<void> {
  const name = basename(path);
  const {size} = statSync(path);
  const metadata = await sharp(path)
    .metadata()
    .catch(() => null);
  if (metadata === null) {
    report(
      'picture',
      at,
      `${show(name)} is no picture, or damaged`,
      'save it again as PNG, JPEG, WebP, AVIF, GIF or SVG',
    );
    return;
  }
  const {width, format} = metadata;
  if (format === 'svg') {
    if (size > megabyte / 4) {
      report(
        'picture-size',
        at,
        `${show(name)} weighs ${Math.round(size / 1000)} kB, and goes to readers as it is`,
        'draw it with fewer points, or save it as PNG',
        {severity: 'warning'},
      );
    }
    return;
  }
  if (width > widest) {
    report(
      'picture-size',
      at,
      `${show(name)} is ${width} pixels wide, and no screen shows more than ${widest}`,
      `make it ${widest} wide`,
      {
        severity: 'warning',
        ...(format === 'gif' ? {} : {mend: () => shrink(path)}),
      },
    );
  }
  if (size > 2 * megabyte) {
    report(
      'picture-size',
      at,
      `${show(name)} weighs ${(size / megabyte).toFixed(1)} MB, which every clone of the repository carries`,
      'save it smaller, or as JPEG where it is a photograph: 2 MB are enough',
      {
        severity: size > 5 * megabyte ? 'error' : 'warning',
      },
    );
  }
}

/** A name that a camera or a tool gave, or the name of a file. */
const fileName =
  /\.(?:png|jpe?g|gif|webp|avif|svg|bmp)$|^(?:img|dsc|dscn|pxl|screen\s?shot|untitled)[-_ ]?[\d-]*/i;
const kindOfPicture =
  /^(?:an? )?(?:image|picture|photo(?:graph)?|graphic|icon|figure|screenshot|diagram|chart|logo|alt(?:ernative)? text|todo|tbd|placeholder)(?: \d+)?\.?$/i;

/** The alternative text of a picture says what the picture shows. */
function checkWords(alt: string | null | undefined, at: Place, report: Report): void {
  const words = alt ?? '';
  if (words !== '' && words.trim() === '') {
    report(
      'alt-text',
      at,
      'The words for those who do not see the picture are spaces',
      'say what it shows, or leave the brackets empty where it only decorates',
    );
  } else if (fileName.test(words.trim()) || kindOfPicture.test(words.trim())) {
    report(
      'alt-text',
      at,
      `${show(words)} does not say what the picture shows`,
      'say it, as you would on the telephone; leave the brackets empty where it only decorates',
    );
  } else if (/^(?:an? |the )?(?:image|picture|photo|graphic) (?:of|showing)\b/i.test(words)) {
    report(
      'alt-text',
      at,
      `${show(words)} begins with what a screen reader says anyway`,
      'begin with what is seen',
      {severity: 'warning'},
    );
  } else if (words.length > 300) {
    report(
      'alt-text',
      at,
      `The words for those who do not see the picture have ${words.length} characters`,
      'say in at most 300 what matters of it, and the rest in the text',
      {severity: 'warning'},
    );
  }
}

/** Pictures are beside the post, no larger than needed, and have words. */
export async function checkPictures(
  post: Post,
  addresses: Addresses,
  report: Report,
): Promise<void> {
  const found: Array<{url: string; alt: string | null | undefined; at: Place}> = [];
  const definitions = new Map<string, string>();
  visit(post.root, 'definition', ({identifier, url}) => {
    definitions.set(identifier, url);
  });
  visit(post.root, (node) => {
    if (node.type === 'image') {
      found.push({url: node.url, alt: node.alt, at: node});
    } else if (node.type === 'imageReference' && definitions.has(node.identifier)) {
      found.push({url: definitions.get(node.identifier)!, alt: node.alt, at: node});
    }
  });
  const {image} = post.frontMatter.values;
  if (typeof image === 'string' && image.startsWith('/')) {
    findPicture({post, url: image, at: post.frontMatter.offsetOf('image'), report, addresses});
  }
  for (const {url, alt, at} of found) {
    checkWords(alt, at, report);
    const path = findPicture({post, url, at, report, addresses});
    if (path !== null) {
      await checkFile(path, at, report);
    }
  }
}
