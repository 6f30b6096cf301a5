import {readFileSync, statSync} from 'node:fs';
import {rename, stat} from 'node:fs/promises';
import {basename, extname} from 'node:path';
import sharp from 'sharp';
import {toString} from '../../../lib/es-modules.cjs';
import {visit} from '../../../lib/visit';
import type {Addresses} from '../addresses';
import {show, type Place, type Report} from '../finding';
import type {Post} from '../post';
import {checkLink, findPicture} from './check-address';

/** Words that say nothing to those who hear a list of the links of a page. */
const idle =
  /^(?:here|click here|this|link|this link|this page|read more|more|see here|page|article)$/i;

const hostOf = (url: string): string | null =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : null;

/** Links lead somewhere, and their words say where. */
export function checkLinks(post: Post, addresses: Addresses, report: Report): void {
  visit(post.root, (node) => {
    if (node.type === 'definition' && node.identifier.startsWith('^')) {
      report(
        'footnote',
        node,
        `${show(`[${node.label ?? node.identifier}]`)} has a space in it, so it is no note`,
        `write [${(node.label ?? node.identifier).trim().replace(/\s+/g, '-')}], here and in the text`,
      );
    } else if (node.type === 'definition') {
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
      } else if (/^https?:\/\/\S+$/.test(words) && hostOf(words) !== hostOf(node.url)) {
        report(
          'link-text',
          node,
          `The words name ${show(hostOf(words) ?? words)}, and the link leads to another host`,
          'let the words say where the link leads',
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
/** The build encodes no higher one. */
const highest = 8000;
const megabyte = 1_000_000;

/** Makes a picture as wide as `widest`, in its own format. */
async function shrink(path: string): Promise<void> {
  const made = `${path}.made`;
  await sharp(path).rotate().resize({width: widest, withoutEnlargement: true}).toFile(made);
  if ((await stat(made)).size > 0) {
    await rename(made, path);
  }
}

/** Formats that all browsers show, by the endings of their files. */
const endings: Record<string, readonly string[]> = {
  png: ['.png'],
  jpeg: ['.jpg', '.jpeg'],
  webp: ['.webp'],
  gif: ['.gif'],
  svg: ['.svg'],
  heif: ['.avif'],
};

const asPicture = 'save it again as PNG, JPEG, WebP, AVIF, GIF or SVG';

/** What a drawing may not have: it is shown as a picture, and each reader would load it. */
function checkDrawing(
  path: string,
  {size, at, report}: {size: number; at: Place; report: Report},
): void {
  const name = basename(path);
  const source = readFileSync(path, 'utf8');
  const script = /<script\b|\son[a-z]+\s*=|javascript:/i.exec(source);
  const loaded =
    /\b(?:href|src)\s*=\s*["']?((?:https?:)?\/\/[^"'\s>]+)|(?:url\(|@import)\s*["']?(https?:[^"')]+)/i.exec(
      source.replace(/<a\b[^>]*>/gi, ''),
    );
  if (script) {
    report(
      'picture',
      at,
      `${show(name)} has a script in it: ${show(script[0].trim())}`,
      'delete it: in a picture it does not run, and elsewhere it would',
    );
  } else if (loaded) {
    report(
      'picture',
      at,
      `${show(name)} loads ${show(loaded[1] ?? loaded[2]!)}, which no browser does for a picture`,
      'put what it loads into the drawing itself',
    );
  } else if (!/<svg\b[^>]*\bxmlns\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/i.test(source)) {
    report(
      'picture',
      at,
      `${show(name)} does not say that it is SVG, so no browser shows it as a picture`,
      'write xmlns="http://www.w3.org/2000/svg" into its first element',
    );
  } else if (size > megabyte / 4) {
    report(
      'picture-size',
      at,
      `${show(name)} weighs ${Math.round(size / 1000)} kB, and goes to readers as it is`,
      'draw it with fewer points, or save it as PNG',
      {severity: 'warning'},
    );
  }
}

/** Why a file is no picture, as far as that can be known. */
function explainUnread(path: string, at: Place, report: Report): void {
  const name = basename(path);
  const start = readFileSync(path).subarray(0, 400);
  const words = start.toString('utf8');
  if (words.startsWith('version https://git-lfs.github.com')) {
    report(
      'picture',
      at,
      `${show(name)} is what Git LFS left in place of the picture`,
      'run git lfs pull, or commit the picture itself',
    );
  } else if (/\.svg$/i.test(name) && /<svg\b/.test(words) && !/viewBox|\bwidth=/.test(words)) {
    report(
      'picture',
      at,
      `${show(name)} does not say how large it is`,
      'write viewBox="0 0 WIDTH HEIGHT" into its first element',
    );
  } else if (/\.(?:mp4|mov|webm|pdf|mp3)$/i.test(name)) {
    report(
      'picture',
      at,
      `${show(name)} is no picture`,
      `link it, as in [words](./${name}), or ${asPicture.replace('it again', 'a picture of it')}`,
    );
  } else {
    report('picture', at, `${show(name)} is no picture, or damaged`, asPicture);
  }
}

async function checkFile(path: string, at: Place, report: Report): Promise<void> {
  const name = basename(path);
  const {size} = statSync(path);
  const metadata = await sharp(path)
    .metadata()
    .catch(() => null);
  if (metadata === null) {
    explainUnread(path, at, report);
    return;
  }
  const {width, height, format, space, compression} = metadata;
  const own = extname(name).toLowerCase();
  const known = format === 'heif' && compression !== 'av1' ? undefined : endings[format];
  if (known === undefined) {
    report(
      'picture',
      at,
      `${show(name)} is in the format ${format}, which not every browser shows`,
      asPicture,
    );
    return;
  }
  if (!known.includes(own)) {
    report(
      'picture',
      at,
      `${show(name)} is a ${format.toUpperCase()}, and its name says something else`,
      `rename it to ${name.slice(0, name.length - own.length)}${known[0]!}, here too`,
    );
    return;
  }
  if (format === 'svg') {
    checkDrawing(path, {size, at, report});
    return;
  }
  if (width < 2 && height < 2) {
    report(
      'picture',
      at,
      `${show(name)} is 1 pixel, which only counts who reads`,
      'delete it, or put the picture itself here',
    );
    return;
  }
  if (space === 'cmyk') {
    report(
      'picture',
      at,
      `${show(name)} has the colours of print (CMYK), which screens show wrongly`,
      'save it again in RGB',
      {severity: 'warning'},
    );
    return;
  }
  if (size > 5 * megabyte) {
    report(
      'picture-size',
      at,
      `${show(name)} weighs ${(size / megabyte).toFixed(1)} MB, which every clone of the repository carries`,
      'save it smaller, or as JPEG where it is a photograph: 2 MB are enough',
    );
    return;
  }
  // To read a part of it would not show that another is missing.
  const isWhole =
    width * height > 60_000_000 ||
    (await sharp(path, {failOn: 'error'})
      .stats()
      .then(
        () => true,
        () => false,
      ));
  if (!isWhole) {
    report('picture', at, `${show(name)} is damaged: a part of it is missing`, asPicture);
    return;
  }
  if (width > widest || height > highest) {
    report(
      'picture-size',
      at,
      width > widest
        ? `${show(name)} is ${width} pixels wide, and no screen shows more than ${widest}`
        : `${show(name)} is ${height} pixels high, and nobody scrolls through more than ${highest}`,
      width > widest ? `make it ${widest} wide` : 'cut it into what the text is about',
      {
        severity: 'warning',
        ...(format === 'gif' || width <= widest ? {} : {mend: () => shrink(path)}),
      },
    );
  } else if (size > 2 * megabyte) {
    report(
      'picture-size',
      at,
      `${show(name)} weighs ${(size / megabyte).toFixed(1)} MB, which every clone of the repository carries`,
      'save it smaller, or as JPEG where it is a photograph: 2 MB are enough',
      {severity: 'warning'},
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
  // What else it may say, the schema says.
  if (typeof image === 'string' && /^\/\S+\.(?:png|jpe?g|webp)$/i.test(image)) {
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
