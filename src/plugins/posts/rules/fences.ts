import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Code} from 'mdast';
import components from 'prismjs/components.json';
import {visit} from 'unist-util-visit';
import {leavesFolder, resolveListing} from '../../../lib/listing';
import {offsetOf, show, type Report} from '../finding';
import {isBeside, sourceOf, type Post} from '../post';
import {oneOf, suggest} from '../suggest';

/** What adds to another language, and is none by itself. */
const additions = new Set([
  'meta',
  'css-extras',
  'js-extras',
  'js-templates',
  'php-extras',
  'xml-doc',
]);

/** By their names; beside them stands `meta`, of the list itself. */
const prism = components.languages as Record<string, {alias?: string | string[]}>;

/** What is drawn, and not shown as code. */
const drawings = ['chart', 'dot'];

/** Every name of a language that the build colours, and of plain text. */
export const languages = [
  ...Object.entries(prism).flatMap(([name, {alias = []}]) =>
    additions.has(name) ? [] : [name, ...[alias].flat()],
  ),
  'text',
  'plain',
  'plaintext',
  'txt',
];

/** Where nothing is near, the languages that blogs use. */
const usual = [
  'ts',
  'tsx',
  'js',
  'json',
  'sh',
  'yaml',
  'hcl',
  'diff',
  'html',
  'css',
  'markdown',
  'text',
];

const words = {
  code: {
    names: ['file=', 'title=', 'showLineNumbers', 'wrap'],
    pattern: /^(?:file=\S+|title="[^"]*"|title='[^']*'|\{[\d,-]+\}|showLineNumbers(?:=\d+)?|wrap)$/,
  },
  chart: {names: ['file='], pattern: /^file=\S+$/},
  dot: {names: ['title=', 'description='], pattern: /^(?:title|description)=(?:"[^"]*"|'[^']*')$/},
};

/** Where the words after the language of a fence begin, and what they are. */
function wordsOf(post: Post, {lang}: Code, at: number): Array<{word: string; at: number}> {
  const line = post.text.slice(at).split('\n', 1)[0]!;
  const from = line.indexOf(lang!, /^[`~]+/.exec(line)?.[0].length ?? 0) + lang!.length;
  return [...line.slice(from).matchAll(/(?:[^\s"']*"[^"]*"|[^\s"']*'[^']*'|\S+)/g)].map(
    (match) => ({
      word: match[0],
      at: at + from + match.index,
    }),
  );
}

function checkLanguage(post: Post, code: Code, at: number, report: Report): void {
  const {lang} = code;
  const ticks = /^[`~]+/.exec(post.text.slice(at))![0].length;
  if (!lang) {
    report(
      'fence-language',
      at,
      'The code names no language',
      'write it after the fence, as in ```ts; ```text is for what has none',
    );
  } else if (!languages.includes(lang) && !drawings.includes(lang)) {
    const meant = suggest(lang, [...languages, ...drawings]);
    report(
      'fence-language',
      at + ticks,
      `There is no language ${show(lang)}`,
      meant
        ? `did you mean “${meant}”?`
        : `write one of ${usual.join(', ')}, or another that Prism knows`,
      meant ? {fix: {start: at + ticks, end: at + ticks + lang.length, text: meant}} : {},
    );
  }
}

function checkWords(post: Post, code: Code, at: number, report: Report): void {
  const {names, pattern} = words[code.lang === 'chart' || code.lang === 'dot' ? code.lang : 'code'];
  for (const {word, at: place} of wordsOf(post, code, at)) {
    if (!pattern.test(word)) {
      report(
        'fence-word',
        place,
        `${show(word)} means nothing after the language`,
        oneOf(word.split('=')[0]!, names).replace('write one of', 'there are {2,4-6},'),
      );
    }
  }
}

function checkListing({folder}: Post, code: Code, at: number, report: Report): void {
  try {
    const {value} = resolveListing({meta: code.meta ?? '', value: code.value}, (path) =>
      readFileSync(join(folder, path), 'utf8'),
    );
    const last = Math.max(
      0,
      ...[...(/\{([\d,-]+)\}/.exec(code.meta ?? '')?.[1]?.matchAll(/\d+/g) ?? [])].map(Number),
    );
    const lines = value.split('\n').length;
    if (last > lines) {
      report(
        'fence-lines',
        at,
        `Line ${last} is to be marked, and the listing has ${lines}`,
        'count the lines that are shown, from 1',
      );
    }
  } catch (error) {
    const [, reason, remedy] =
      /^(.*?): ([^:]*(?::? .*)?)$/s.exec((error as Error).message.replace(/\.$/, '')) ?? [];
    report(
      'fence-file',
      at,
      reason ?? (error as Error).message,
      remedy ?? 'see “Code” in CONTRIBUTING',
    );
  }
}

function checkDrawing(post: Post, {lang, meta, value}: Code, at: number, report: Report): void {
  const file = /(?:^|\s)file=(\S+)/.exec(meta ?? '')?.[1];
  if (lang === 'dot') {
    if (!/\btitle=(["']).+?\1/.test(meta ?? '') || !/\bdescription=(["']).+?\1/.test(meta ?? '')) {
      report(
        'fence-file',
        at,
        'The diagram has no words for those who do not see it',
        'write title="…" description="…" after “dot”',
      );
    }
    return;
  }
  if (file === undefined || leavesFolder(file) || !isBeside(post, file)) {
    report(
      'fence-file',
      at,
      file === undefined ? 'The chart names no data' : `There is no ${show(file)} beside the post`,
      'write file=data/NAME.json, of a file that `npm run figures` has written',
    );
  }
  if (value.trim() === '') {
    report(
      'fence-file',
      at,
      'The chart has no caption',
      'write what it shows between the two fences',
    );
  }
}

/** Code is in a fence that ends, names a language and a file, and says nothing that is not understood. */
export function checkFences(post: Post, report: Report): void {
  visit(post.root, 'code', (code) => {
    const at = offsetOf(code);
    const source = sourceOf(post, code);
    if (!/^[`~]{3}/.test(source)) {
      report(
        'fence-language',
        code,
        'Lines that are indented by four spaces are code, here of no language',
        'indent them less, or put code between fences, as in ```ts file=code/name.ts',
      );
      return;
    }
    const fence = /^[`~]+/.exec(source)![0];
    const lines = source.trimEnd().split('\n');
    const isClosed =
      lines.length > 1 &&
      new RegExp(`(?:^|[\\s>])${fence[0]}{${fence.length},}$`).test(lines.at(-1)!);
    if (!isClosed) {
      report(
        'fence-end',
        code,
        'The code does not end: what follows it is taken for code',
        `write ${fence} alone on a line after it; around code that has fences itself, use a longer one`,
      );
    }
    checkLanguage(post, code, at, report);
    if (!code.lang) {
      return;
    }
    checkWords(post, code, at, report);
    if (drawings.includes(code.lang)) {
      checkDrawing(post, code, at, report);
    } else if (isClosed) {
      checkListing(post, code, at, report);
    }
  });
}
