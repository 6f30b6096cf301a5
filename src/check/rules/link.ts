import {statSync} from 'node:fs';
import {join, posix} from 'node:path';
import {visit} from 'unist-util-visit';
import {decoded} from '../../lib/addresses';
import {pagePath} from '../../lib/page-path';
import {isReserved} from '../../lib/reserved-names';
import {basePath, withoutBase} from '../../settings/base-path';
import {extensions} from '../../site/extensions';
import {identity} from '../../site/identity';
import {routes} from '../../site/routes';
import {show} from '../finding';
import type {Post, Rule} from '../post';
import {suggest} from '../suggest';
import {attributeOf, tagsOf} from '../tags';
import type {Declared, Target} from '../targets';

/** What is wrong with a link, and what to do. */
type Problem = [reason: string, remedy: string];

/** Ids that footnotes and the frame of a page have, and quotations, to which browsers scroll. */
const ofPage = /^(?:fn|fnref|footnote|__|:~:)/;

/** Whether a tag or an author has a page of a name: that of its address, or its key in the form that Docusaurus gives it. */
const hasPage = (declared: Declared, name: string) =>
  !declared ||
  Object.entries(declared).some(([key, value]) => {
    const {permalink, page} = (value ?? {}) as {permalink?: string; page?: {permalink?: string}};
    const letters = (written: string) => written.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();
    return letters(permalink ?? page?.permalink ?? key) === letters(name);
  });

/** Whether the build may have a page at an address that no text has. */
function isBuilt(address: string, {authors, tags}: Post['targets']): boolean {
  const [first = '', second = ''] = address.slice(1).split('/');
  switch (first) {
    case '':
    case routes.series:
    case routes.podcast:
    case 'page':
    case 'category':
      return true;
    case routes.tags:
      return second === '' || hasPage(tags, second);
    case routes.authors:
      return second === '' || hasPage(authors, second);
    case routes.archive:
    case routes.search:
      return second === '';
    default:
      // An owner's plugin may add pages, but no posts.
      return extensions.plugins.length > 0 && !/^\/\d{4}\/\d\d\/\d\d\//.test(address);
  }
}

const meantOr = (written: string, known: readonly string[], otherwise: string) => {
  const meant = suggest(written, known);
  return meant === undefined ? otherwise : `did you mean ${meant}?`;
};

/** Returns what is wrong with links of a post. */
function linksOf(post: Post): (written: string) => Problem | undefined {
  const {siteDir, file: ownFile, folder, targets} = post;
  const {texts} = targets;
  const own = texts.find(({file}) => file === ownFile)!;

  function problemOfHeading(target: Target, hash: string): Problem | undefined {
    const id = decoded(hash);
    const ids = targets.anchorsOf(target);
    if (id === '' || ofPage.test(id) || ids === null || ids.has(id)) {
      return undefined;
    }
    const place = target === own ? 'this post' : target.file;
    const remedy = `write the id of a heading there, such as ${[...ids].at(-1)}`;
    return [
      `There is no heading with the id ${show(id)} in ${place}`,
      meantOr(id, [...ids], remedy),
    ];
  }

  function problemOfTarget(target: Target, hash: string): Problem | undefined {
    return target.from > Math.max(own.from, Date.now())
      ? [
          `The link leads to ${target.file}, which is not published yet when this post is`,
          'publish that first, or remove the link',
        ]
      : problemOfHeading(target, hash);
  }

  /** A link to the file of a text. */
  function problemOfSource(file: string, hash: string): Problem | undefined {
    const places = file.startsWith('@site/')
      ? [file.slice('@site/'.length)]
      : [posix.join(posix.dirname(ownFile), file), posix.join('blog', file), file];
    const target = texts.find((one) => places.includes(one.file));
    const known = texts
      .filter((one) => one.kind === own.kind)
      .map((one) => posix.relative(posix.dirname(ownFile), one.file));
    // Docusaurus looks for files in the texts of one kind at a time.
    if (target && target.kind !== own.kind) {
      return [
        `${target.file} is found from texts of its own kind only`,
        `write its address, ${target.address}`,
      ];
    }
    return target
      ? problemOfTarget(target, hash)
      : [
          `There is no text ${file}`,
          meantOr(file, known, 'write the path of its file from this one'),
        ];
  }

  /** A link to a page, or to a file that is published. */
  function problemOfPath(written: string, hash: string): Problem | undefined {
    const isRelative = !written.startsWith('/');
    const file = join(
      ...(isRelative ? [folder, written] : [siteDir, 'static', withoutBase(written)]),
    );
    const found = statSync(file, {throwIfNoEntry: false});
    if (found?.isFile()) {
      return undefined;
    }
    const {pathname} = new URL(
      written,
      `https://own.invalid${posix.join(basePath(), own.address)}`,
    );
    const address = pagePath(withoutBase(decoded(pathname)));
    const target = texts.find((one) => one.address === address);
    if (target) {
      return problemOfTarget(target, hash);
    }
    if (
      isBuilt(address, targets) ||
      isReserved(address) ||
      /\.(?:xml|json|md|txt)\/$/.test(address)
    ) {
      return undefined;
    }
    if (/^(?:www\.\S|[^/?#\s:]+@[^/?#\s]+\.[^/?#\s]+$)/i.test(written)) {
      const scheme = written.includes('@') ? 'mailto:' : 'https://';
      return [`${show(written)} would be a path on this site`, `write ${scheme}${written}`];
    }
    if (isRelative && found) {
      const inside = texts.find((one) => join(siteDir, one.file).startsWith(join(file, 'index.')));
      return [
        `${show(written)} is a folder`,
        inside
          ? `write the path of its text, ${posix.relative(posix.dirname(ownFile), inside.file)}`
          : 'write the path of a file in it, or name it in `downloads`',
      ];
    }
    const others = texts.filter((one) => one !== own).map((one) => one.address);
    return isRelative
      ? [`There is no ${show(written)} beside this text`, 'add the file, or correct the path']
      : [
          `There is no page ${show(address)}`,
          meantOr(address, others, 'correct the address, or delete the link'),
        ];
  }

  return (written) => {
    const {origin} = new URL(identity.url);
    const isHere = written.startsWith(`${origin}/`);
    if (/^https?:/i.test(written) && !URL.canParse(written)) {
      return [`${show(written)} is no address`, 'correct it, or write it in backticks'];
    }
    if (!isHere && /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(written)) {
      return undefined;
    }
    const [, way = '', hash = ''] =
      /^([^#?]*)(?:\?[^#]*)?#?(.*)$/s.exec(isHere ? written.slice(origin.length) : written) ?? [];
    const file = decoded(way);
    if (file === '') {
      return problemOfHeading(own, hash);
    }
    return /\.mdx?$/.test(file) && !isHere
      ? problemOfSource(file.replaceAll('%20', ' '), hash)
      : problemOfPath(file, hash);
  };
}

/** Links lead to pages, headings and files that are there. Docusaurus looks at pages, once they are built; this knows the line. */
export const link: Rule = (post, report) => {
  const problemOf = linksOf(post);
  const check = (written: string | undefined, place: Parameters<typeof report>[0]) => {
    const problem = written === undefined ? undefined : problemOf(written);
    if (problem) {
      report(place, ...problem);
    }
  };
  const pictures = new Set<string>();
  visit(post.root, 'imageReference', ({identifier}) => {
    pictures.add(identifier);
  });
  visit(post.root, ['link', 'definition'], (node) => {
    if (node.type === 'link' || (node.type === 'definition' && !pictures.has(node.identifier))) {
      check(node.url, node);
    }
  });
  for (const tag of tagsOf(post)) {
    if (tag.name === 'a' || tag.name === 'Link') {
      check(attributeOf(tag, 'href') ?? attributeOf(tag, 'to'), tag.at);
    }
  }
};
