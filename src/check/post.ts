import {existsSync} from 'node:fs';
import {dirname, join, posix} from 'node:path';
import type {Nodes, Root} from 'mdast';
import type {VFile} from 'vfile';
import {readPostPath} from '../content/post-path';
import {visit} from 'unist-util-visit';
import {escapeRegexp} from '../lib/escape-regexp';
import {parseInstant} from '../lib/instant';
import {postParser} from '../lib/post-parser';
import {offsetOf, offsetOfLine, show, type Report, type ReportAs} from './finding';
import {
  checkPicture,
  checkPortrait,
  checkValues,
  readFrontMatter,
  type FrontMatter,
} from './front-matter';
import {listingsOf, type Listing} from './listings';
import {knownKeys, postSchema} from './schema';
import {insteadOf} from './other-keys';
import {suggest} from './suggest';
import type {Targets} from './targets';

/** A post, as the rules see it; some see texts of docs and pages, too. */
export type Post = {
  /** The path from the root of the site, with forward slashes. */
  file: string;
  /** The absolute path of the site. */
  siteDir: string;
  /** The absolute path of its folder. */
  folder: string;
  isMdx: boolean;
  text: string;
  root: Root;
  frontMatter: FrontMatter;
  /** When it appears, if its path or front matter says so. */
  date: Date | null;
  /** The text with its code and formulas replaced by spaces, so that offsets stay the same. */
  outsideCode: string;
  listings: Listing[];
  /** What it can refer to. */
  targets: Targets;
};

/** Checks a post. @param language of the posts, a BCP 47 tag */
export type Rule = (post: Post, report: Report, language: string) => void | Promise<void>;

/** The source of a node in the text. */
export const sourceOf = ({text}: Pick<Post, 'text'>, node: Nodes): string =>
  text.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0);

/** Replaces the code and the formulas in a text with spaces. */
function withoutCode(text: string, root: Root): string {
  let masked = '';
  visit(root, ['code', 'inlineCode', 'inlineMath', 'math'], (node) => {
    const end = node.position?.end.offset ?? 0;
    masked += text.slice(masked.length, offsetOf(node));
    masked += ' '.repeat(Math.max(0, end - masked.length));
  });
  return masked + text.slice(masked.length);
}

function reportUnknownKeys({values, offsetOf}: FrontMatter, report: Report): void {
  for (const key of Object.keys(values).filter((one) => !knownKeys.includes(one))) {
    const meant = suggest(key, knownKeys);
    const guess = meant === undefined ? 'delete it' : `did you mean “${meant}”?`;
    report(offsetOf(key), `Nothing reads “${key}”`, insteadOf(key) ?? guess);
  }
}

/** What every text in MDX can name, besides what browsers and Node.js know. */
const ofEveryText = ['props', 'frontMatter', 'contentTitle', 'toc', 'metadata', 'assets'];

const endings = [
  '',
  '.ts',
  '.tsx',
  '.js',
  '.jsx',
  '.mdx',
  '.md',
  '.json',
  '/index.ts',
  '/index.tsx',
];

/** Reports what a page in MDX would stop at: files that are not there, and names in braces that nothing in the text defines. */
function reportUndefined(root: Root, folder: string, report: Report): void {
  const defining: string[] = [];
  visit(root, 'mdxjsEsm', (node) => {
    defining.push(node.value);
    for (const [, path] of node.value.matchAll(/(?:from|^import)\s+["'](\.[^"'?]+)["']/gm)) {
      if (!endings.some((ending) => existsSync(join(folder, path + ending)))) {
        report(
          node,
          `There is no ${show(path!)} beside this text`,
          'add the file, or correct the path',
        );
      }
    }
  });
  const isDefined = (name: string) =>
    name in globalThis ||
    ofEveryText.includes(name) ||
    new RegExp(`(?<![\\w$])${escapeRegexp(name)}(?![\\w$])`).test(defining.join('\n'));
  const check = (code: string, node: Nodes) => {
    const [name] = /^[a-z_$][\w$]*$/i.exec(code.trim()) ?? [];
    if (name !== undefined && !isDefined(name)) {
      const remedy = 'import it; or put it into backticks, or write \\{ for the sign';
      report(node, `In MDX, {${name}} is code, and nothing here defines ${name}`, remedy);
    }
  };
  visit(root, (node) => {
    if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
      check(node.value, node);
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'object') {
          check(attribute.value?.value ?? '', node);
        } else if (attribute.type === 'mdxJsxAttribute' && attribute.name === 'style') {
          report(
            node,
            'In MDX, a style is an object',
            'write style={{color: "red"}}, or the text in a .md',
          );
        }
      }
    }
  });
}

/** Parses a post; `null`, with a finding, if the parsers of the build cannot. */
function parsePost(text: string, isMdx: boolean, reportAs: ReportAs): Root | null {
  try {
    return postParser(isMdx).parse(text);
  } catch (error) {
    const {reason, message, line, column} = error as VFile['messages'][number];
    // The place of an element left open is only in the message; that of the error is its paragraph's.
    const [, from, after] = /Expected a closing tag .*?\((\d+):(\d+)-/.exec(message) ?? [];
    const start = offsetOfLine(text, Number(from ?? line ?? 1) - 1);
    reportAs('mdx')(
      Math.min(start + Number(after ?? column ?? 1) - 1, text.length),
      `MDX cannot read this: ${(reason || message).split('\n')[0]!.replace(/\.$/, '').slice(0, 200)}`,
      'put code into backticks, write \\{ and \\< for signs that are only characters, and end each element, as <br />; a .md needs none of this',
    );
    return null;
  }
}

/** Checks the front matter of a post. */
function checkFrontMatter(
  siteDir: string,
  file: string,
  day: string | null | undefined,
  frontMatter: FrontMatter,
  reportAs: ReportAs,
): void {
  const {values, offsetOf} = frontMatter;
  const report = reportAs('front-matter');
  const dated = {...(day !== undefined && {date: day}), ...values};
  checkValues({...frontMatter, values: dated}, postSchema, report);
  checkPicture(siteDir, file, values.image, offsetOf('image'), report);
  [values.authors].flat().forEach((author, index) => {
    if (typeof author === 'object' && author !== null) {
      const place = (key: string) => offsetOf('authors', index, key);
      checkPortrait(siteDir, file, author, place, report);
    }
  });
  reportUnknownKeys(frontMatter, reportAs('unknown-key'));
}

/**
 * Reads a text, with the parsers of the build.
 *
 * @param file from the root of the site
 * @param kind of a post, the front matter is checked, too
 * @returns `null`, with a finding, if it cannot be read
 */
export function readPost(
  siteDir: string,
  file: string,
  kind: 'post' | 'page',
  text: string,
  targets: Targets,
  reportAs: ReportAs,
): Post | null {
  const frontMatter = readFrontMatter(text, reportAs);
  if (frontMatter === null) {
    return null;
  }
  const {day} = readPostPath(posix.relative('blog', file));
  if (kind === 'post') {
    checkFrontMatter(siteDir, file, day, frontMatter, reportAs);
  }
  const folder = dirname(join(siteDir, file));
  const isMdx = file.endsWith('.mdx');
  const root = parsePost(text, isMdx, reportAs);
  if (root && isMdx) {
    reportUndefined(root, folder, reportAs('mdx'));
  }
  return (
    root && {
      ...{file, siteDir, folder, isMdx, text, root, frontMatter, targets},
      date: parseInstant(frontMatter.values.date) ?? parseInstant(day),
      outsideCode: withoutCode(text, root),
      listings: listingsOf(root, text, folder),
    }
  );
}
