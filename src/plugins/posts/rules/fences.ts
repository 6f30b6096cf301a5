import {isUtf8} from 'node:buffer';
import {lstatSync, readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import type {Code} from 'mdast';
import components from 'prismjs/components.json';
import {readDirectives} from '../../../lib/code-lines';
import {resolveListing} from '../../../lib/listing';
import {visit} from '../../../lib/visit';
import {filesBelow} from '../addresses';
import {offsetOf, show, type Report} from '../finding';
import {isBehindLink, sourceOf, type Post} from '../post';
import {oneOf, suggest} from '../suggest';
import {keepCode} from '../take-over';

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
    pattern:
      /^(?:file=[^\s"'=]+|title="[^"]*"|title='[^']*'|\{\d+(?:-\d+)?(?:,\d+(?:-\d+)?)*\}|showLineNumbers(?:=\d+)?|wrap)$/,
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

/** What people call a language that has another name here. */
const nicknames: Record<string, string> = {
  'c++': 'cpp',
  'c#': 'csharp',
  'f#': 'fsharp',
  console: 'shell-session',
  terminal: 'shell-session',
  cmd: 'batch',
  vue: 'html',
  svelte: 'html',
  jsonc: 'json5',
  plain_text: 'text',
  none: 'text',
  raw: 'text',
  output: 'text',
};

/** Languages of diagrams that are drawn elsewhere. */
const otherDrawings = new Set(['mermaid', 'plantuml', 'graphviz', 'viz', 'ditaa', 'plant-uml']);

/** @returns whether what follows the language can be judged */
function checkLanguage(post: Post, code: Code, at: number, report: Report): boolean {
  const {lang} = code;
  const ticks = /^[`~]+[^\S\n]*/.exec(post.text.slice(at))![0].length;
  const rule = 'fence-language';
  if (!lang) {
    report(
      rule,
      at,
      'The code names no language',
      'write it after the fence, as in ```ts; ```text is for what has none',
      {fix: {start: at + ticks, end: at + ticks, text: 'text'}},
    );
    return false;
  }
  if (otherDrawings.has(lang.toLowerCase())) {
    report(
      rule,
      at + ticks,
      `A diagram in ${show(lang)} is not drawn here`,
      'write it in DOT, as in ```dot title="…" description="…"; CONTRIBUTING shows one',
    );
    return false;
  }
  if (languages.includes(lang) || drawings.includes(lang)) {
    return true;
  }
  // What other programs write there: {.ts}, {r}, ts{2}, ts:name.ts, ts,option, ts=.
  const [, inside, after] = /^\{?\.?([\w+#-]+)\}?(.*)$/.exec(lang) ?? [];
  const name = (inside ?? '').toLowerCase();
  const meant = Object.hasOwn(nicknames, name)
    ? nicknames[name]
    : languages.includes(name)
      ? name
      : suggest(name, [...languages, ...drawings]);
  const isGlued = after !== undefined && /^[{:,=]/.test(after) && after !== '}';
  report(
    rule,
    at + ticks,
    isGlued ? `${show(lang)} is more than a language` : `There is no language ${show(lang)}`,
    meant
      ? isGlued
        ? `write “${meant}”, a space, and then what else there is, as in “ts {2} file=code/name.ts”`
        : `did you mean “${meant}”?`
      : `write one of ${usual.join(', ')}, or another that Prism knows`,
    meant && !isGlued ? {fix: {start: at + ticks, end: at + ticks + lang.length, text: meant}} : {},
  );
  return false;
}

/** What to do about a word that means nothing after a language. */
function remedyFor(word: string, rest: string, names: string[]): string {
  const [name = '', value] = word.split(/=(.*)/s);
  if (/[“”‘’]/.test(word)) {
    return 'write straight quotes, as in title="a.ts"';
  }
  if (name === 'title' && value !== undefined && /^["']/.test(value)) {
    return 'write the second quote, as in title="a.ts"';
  }
  if (name === 'title' && value) {
    return `write title="${value}"`;
  }
  if (name === 'file' && value && /^["']/.test(value)) {
    return `write file=${value.replace(/["']/g, '')}, without quotes`;
  }
  if (rest.slice(word.length).trimStart().startsWith('=')) {
    return 'write it without spaces around the sign, as in file=code/name.ts';
  }
  if (word.startsWith('{')) {
    const [whole] = /^\{[^}]*\}?/.exec(rest)!;
    const tight = whole.replace(/\s+/g, '').replace(/-(?=[,}])/g, '');
    return /^\{\d+(?:-\d+)?(?:,\d+(?:-\d+)?)*\}$/.test(tight) &&
      tight !== whole.replace(/-(?=[,}])/g, '')
      ? `write ${tight}, without spaces`
      : 'write numbers and ranges of lines, as in {2,4-6}';
  }
  return oneOf(name, names).replace('write one of', 'there are {2,4-6},');
}

/** @returns whether the words can be understood */
function checkWords(post: Post, code: Code, at: number, report: Report): boolean {
  const {names, pattern} = words[code.lang === 'chart' || code.lang === 'dot' ? code.lang : 'code'];
  const seen = new Set<string>();
  for (const {word, at: place} of wordsOf(post, code, at)) {
    const name = word.startsWith('{') ? '{' : word.split('=')[0]!;
    if (!pattern.test(word)) {
      report(
        'fence-word',
        place,
        `${show(word)} means nothing after the language`,
        remedyFor(word, post.text.slice(place).split('\n', 1)[0]!, names),
      );
      return false;
    }
    if (seen.has(name)) {
      report(
        'fence-word',
        place,
        `${show(word)} stands here for the second time`,
        'say it once: for other lines, write one list such as {2,4-6}',
      );
      return false;
    }
    seen.add(name);
  }
  return true;
}

/** Longer than what anyone reads on a page. */
const mostLines = 200;
/** Wider than what anyone scrolls. */
const mostColumns = 400;

/** Keys of services, as they are known to begin. */
const secrets =
  /\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_[A-Za-z0-9]{36,}|\bxox[abpr]-[A-Za-z0-9-]{10,}|-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----|\bsk-[A-Za-z0-9_-]{32,}|\bAIza[0-9A-Za-z_-]{35}\b/;

/** Tells a key that opens something: once committed, it is known. */
function checkSecrets(words: string, where: string, at: number, report: Report): boolean {
  const [secret] = secrets.exec(words) ?? [];
  if (secret === undefined) {
    return false;
  }
  report(
    'secret',
    at,
    `${where} has what looks like a key, ${show(`${secret.slice(0, 6)}…`)}`,
    'revoke it where it was made, and write one that opens nothing, such as EXAMPLE',
  );
  return true;
}

/** A file of a listing, as it is on the disk; says in its message what is wrong with it. */
function readListed(folder: string, path: string): string {
  const file = join(folder, path);
  if (lstatSync(file).isSymbolicLink()) {
    throw new Error('it is a link to another file, and a copy belongs beside the post');
  }
  const bytes = readFileSync(file);
  if (bytes.includes(0)) {
    throw new Error('it is no text');
  }
  if (!isUtf8(bytes)) {
    throw new Error('it is not UTF-8, and is to be saved as that');
  }
  const text = bytes.toString('utf8').replace(/^\ufeff/, '');
  if (/\r(?!\n)/.test(text)) {
    throw new Error('its lines end with CR: save it with line ends of Unix (LF)');
  }
  return text;
}

/** What to do about a path that leads to no file: the one that was meant, where it can be known. */
function remedyForPath({folder}: Post, path: string): string | undefined {
  if (/^https?:/.test(path)) {
    return 'put a copy into code/ beside the post, and name that';
  }
  const [, name, lines] = /^(.*?)(:[\d-]+|#L\d.*)?$/.exec(path)!;
  if (lines !== undefined) {
    return `name a part by a region, as in file=${name!}#part, between comments “#region part” and “#endregion”`;
  }
  const files = filesBelow(folder).filter((file) => /^(?:code|data)\/.*\.\w+$/.test(file));
  const tidy = path.replaceAll('\\', '/').replace(/^\.\//, '');
  const meant =
    files.find((file) => file.toLowerCase() === tidy.toLowerCase()) ?? suggest(tidy, files);
  return meant === undefined ? undefined : `did you mean “${meant}”?`;
}

function checkListing(
  post: Post,
  code: Code,
  {at, report, number}: {at: number; report: Report; number: () => number},
): void {
  const {folder} = post;
  const meta = code.meta ?? '';
  const path = /(?:^|\s)file=([^\s#]+)/.exec(meta)?.[1];
  if (path !== undefined && isBehindLink(folder, path)) {
    return;
  }
  let value: string;
  try {
    ({value} = resolveListing({meta, value: code.value}, (one) => readListed(folder, one)));
  } catch (error) {
    const {message, cause} = error as Error;
    const isAbsent = (cause as NodeJS.ErrnoException | undefined)?.code !== undefined;
    const [, reason, remedy] = /^(.*?): ([^:]*(?::? .*)?)$/s.exec(message.replace(/\.$/, '')) ?? [];
    const better = path !== undefined && isAbsent ? remedyForPath(post, path) : undefined;
    report(
      'fence-file',
      at,
      reason ?? message,
      better ?? remedy ?? 'see “Code” in CONTRIBUTING',
      // A post that lies in no folder of its own has nothing beside it yet.
      path === undefined && /^\d{4}-\d\d-\d\d-/.test(basename(folder))
        ? keepCode(folder, code, {
            source: sourceOf(post, code),
            before: post.text.slice(post.text.lastIndexOf('\n', at - 1) + 1, at),
            at,
            number: number(),
          })
        : {},
    );
    return;
  }
  const shown = path ?? 'The listing';
  if (checkSecrets(value, shown, at, report)) {
    return;
  }
  if (/^(?:<{7}|>{7})(?: |$)/m.test(value)) {
    report(
      'conflict',
      at,
      `Git left a conflict in ${shown}`,
      'choose one side, and delete the marks',
    );
    return;
  }
  try {
    readDirectives(value);
  } catch (error) {
    const [, reason, remedy] = /^(.*?): (.*?)\.?$/s.exec((error as Error).message) ?? [];
    report('fence-file', at, `${shown}: ${reason ?? ''}`, remedy ?? 'mend it');
    return;
  }
  const lines = value.split('\n');
  const longest = Math.max(...lines.map((line) => line.length));
  if (/(?:highlight|add|remove)-next-line\W*$/.test(lines.at(-1)!)) {
    report(
      'fence-file',
      at,
      `${shown} ends with ${show(lines.at(-1)!.trim())}, and no line follows`,
      'write the comment before the line that it is about, or delete it',
    );
  } else if (lines.length > mostLines) {
    report(
      'fence-file',
      at,
      `${shown} shows ${lines.length} lines`,
      `show a region of it, as in file=${path ?? 'code/name.ts'}#part: ${mostLines} are more than anyone reads`,
      {severity: 'warning'},
    );
  } else if (longest > mostColumns) {
    report(
      'fence-file',
      at,
      `A line of ${shown} has ${longest} characters`,
      `break it: ${mostColumns} are more than anyone scrolls`,
      {severity: 'warning'},
    );
  }
  checkMarked(meta, lines.length, at, report);
}

/** Lines that are to be marked are lines of the listing. */
function checkMarked(meta: string, lines: number, at: number, report: Report): void {
  const ranges = (/\{([\d,-]+)\}/.exec(meta)?.[1] ?? '')
    .split(',')
    .filter(Boolean)
    .map((range) => range.split('-').map(Number));
  const reversed = ranges.find(([from, to]) => to !== undefined && from! > to);
  const last = Math.max(1, ...ranges.flat());
  if (ranges.flat().includes(0)) {
    report(
      'fence-lines',
      at,
      'Line 0 is to be marked, and there is none',
      'count the lines that are shown, from 1',
    );
  } else if (reversed) {
    report(
      'fence-lines',
      at,
      `Lines ${reversed.join('-')} are none: the first comes after the last`,
      `write ${[...reversed].reverse().join('-')}`,
    );
  } else if (last > lines) {
    report(
      'fence-lines',
      at,
      `Line ${last} is to be marked, and the listing has ${lines}`,
      'count the lines that are shown, from 1',
    );
  }
}

/** What the build would say of a chart or a diagram, said by what draws it. */
async function checkDrawing(post: Post, code: Code, at: number, report: Report): Promise<void> {
  // What draws is large, and most posts have no drawing.
  const {problemOfFigure} = await import('../../figures/remark');
  const problem = await problemOfFigure(code, post.folder);
  if (problem) {
    const line = post.text
      .slice(at)
      .split('\n')
      .slice(0, problem.line ?? 0);
    report(
      'fence-file',
      at + line.join('\n').length + (line.length > 0 ? 1 : 0),
      problem.reason,
      problem.remedy,
    );
  }
}

/** Code is in a fence that ends, names a language and a file, and says nothing that is not understood. */
export async function checkFences(post: Post, report: Report): Promise<void> {
  checkSecrets(post.text, 'The text', Math.max(0, post.text.search(secrets)), report);
  const toDraw: Code[] = [];
  const listings = filesBelow(post.folder).filter((file) => /^code\/listing-\d+\.txt$/.test(file));
  let kept = Math.max(0, ...listings.map((file) => Number(/\d+/.exec(file)![0])));
  const number = () => ++kept;
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
    if (
      !isClosed ||
      !checkLanguage(post, code, at, report) ||
      !checkWords(post, code, at, report)
    ) {
      return;
    }
    if (drawings.includes(code.lang!)) {
      toDraw.push(code);
    } else {
      checkListing(post, code, {at, report, number});
    }
  });
  for (const code of toDraw) {
    await checkDrawing(post, code, offsetOf(code), report);
  }
}
