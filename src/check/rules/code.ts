import {isUtf8} from 'node:buffer';
import {lstatSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Code, Nodes} from 'mdast';
import components from 'prismjs/components.json';
import {readDirectives} from '../../lib/code-lines';
import {drawnLanguages} from '../../lib/drawn-fences';
import {plainLanguages, resolveListing} from '../../lib/listing';
import {visit} from '../../lib/es-modules.cjs';
import {filesBelow} from '../page-address';
import {offsetOf, show, type Place, type Report} from '../finding';
import {sourceOf, type Post} from '../post';
import {checkCharacters} from '../read-text';
import type {Check, Parts} from '../rule';
import {suggest} from '../suggest';

/** Languages by name; `meta` among them describes the list itself. */
const prism = components.languages as Record<string, {alias?: string | string[]}>;

/** Entries that extend other languages and are not languages themselves. */
const additions = ['meta', 'css-extras', 'js-extras', 'js-templates', 'php-extras', 'xml-doc'];

/** All names of languages that the build highlights, and of plain text. */
export const languages = [
  ...Object.entries(prism).flatMap(([name, {alias = []}]) =>
    additions.includes(name) ? [] : [name, ...[alias].flat()],
  ),
  ...['text', 'plain', 'plaintext', 'txt'],
  ...plainLanguages,
];

/** What to write in place of a name that is no language's. */
function meantLanguage(name: string): string {
  const [before, brace] = name.split(/(?=\{)/);
  if (brace !== undefined && languages.includes(before!)) {
    return `write a space before the brace, as in ${before} ${brace}`;
  }
  const meant = suggest(name, [...languages, ...drawnLanguages]);
  return meant === undefined ? 'write one that Prism knows, or text' : `did you mean “${meant}”?`;
}

function checkLanguage(node: Code, report: Report): void {
  const {lang} = node;
  const name = lang?.toLowerCase();
  if (!name || languages.includes(name) || drawnLanguages.has(name)) {
    return;
  }
  report(
    node,
    `There is no language ${show(lang!)}, so the code has no colours`,
    meantLanguage(name),
  );
}

/** Known prefixes and formats of service keys. */
const secrets =
  /\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_[A-Za-z0-9]{36,}|\bxox[abpr]-[A-Za-z0-9-]{10,}|-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----|\bsk-[A-Za-z0-9_-]{32,}|\bAIza[0-9A-Za-z_-]{35}\b/;

/** Reads the file of a listing from disk; errors say what is wrong with it. */
function readListed(folder: string, path: string): string {
  const file = join(folder, path);
  let kind;
  try {
    kind = lstatSync(file);
  } catch (error) {
    // The name may also be too long, or have a file as its parent.
    throw Object.assign(new Error('it is not there', {cause: error}), {code: 'ENOENT'});
  }
  if (!kind.isFile()) {
    throw new Error(
      kind.isSymbolicLink()
        ? 'it is a link to another file: put a copy beside the post'
        : 'it is a folder: name a file in it',
    );
  }
  const bytes = readFileSync(file);
  if (bytes.includes(0) || !isUtf8(bytes)) {
    throw new Error('it is no text in UTF-8: save it as one');
  }
  return bytes.toString('utf8').replace(/^\ufeff/, '');
}

/** The fences of a post, as the parts that rules check. */
export function fencesOf(post: Post): Array<Partial<Parts>> {
  const parts: Array<Partial<Parts>> = [];
  visit(post.root, 'code', (node) => {
    parts.push(partOf(post, node));
  });
  return parts;
}

/** Rules ignore indented code. */
function partOf(post: Post, node: Code): Partial<Parts> {
  const source = sourceOf(post, node);
  const [fence] = /^[`~]{3,}/.exec(source) ?? [];
  if (fence === undefined) {
    return {};
  }
  const last = source.trimEnd().split('\n').slice(1).at(-1);
  const isOpen =
    last === undefined || !new RegExp(`^[\\s>]*${fence[0]}{${fence.length},}$`).test(last);
  // A line that opens code of the same kind: this one was to end before it, and ends with it.
  const next = new RegExp(`^${fence}[\\w-]`, 'm');
  if (isOpen || next.test(node.value)) {
    return {endless: {node, fence}};
  }
  if (drawnLanguages.has(node.lang ?? '')) {
    return {drawing: node};
  }
  const meta = node.meta ?? '';
  const path = /(?:^|\s)file=([^\s#]+)/.exec(meta)?.[1];
  const listing = {node, path, value: node.value, problem: undefined};
  try {
    const given = {meta, value: node.value};
    const value =
      path === undefined
        ? node.value
        : resolveListing(given, (one) => readListed(post.folder, one)).value;
    readDirectives(value);
    return {listing: {...listing, value}};
  } catch (error) {
    return {listing: {...listing, problem: error as Error}};
  }
}

/** Code is closed, and names a language with highlighting. */
export const code: Check = {
  endless({node, fence}, report) {
    report(
      node,
      'The code does not end, so what follows it is shown as code',
      `write ${fence} alone on a line after it`,
    );
  },
  listing({node, path, value, problem}, report) {
    checkLanguage(node, report);
    if (path !== undefined && problem) {
      return;
    }
    const where = path === undefined ? 'In this code' : `In ${path}`;
    checkCharacters(value, report, {where, at: offsetOf(node)});
    if (problem) {
      const [reason, remedy] = problem.message.replace(/\.$/, '').split(': ');
      report(node, reason!, remedy!);
    }
  },
};

/** Code comes from a file beside the post, which the tests run. */
export const codeFile: Check = {
  listing({node, path}, report) {
    if (path === undefined) {
      report(
        node,
        'This code is in no file, so no test runs it',
        'write it to code/name.ts beside the post, and name that, as in ```ts file=code/name.ts',
      );
    }
  },
};

/** The offset of a line, counted from 0 at a node. */
function offsetOfLine(text: string, node: Nodes, line: number): number {
  const at = offsetOf(node);
  const before = text.slice(at).split('\n').slice(0, line);
  return at + before.reduce((sum, one) => sum + one.length + 1, 0);
}

/** Finds a file that is named as other words of a fence are, which would show an empty listing. */
function checkFileWord(node: Code, report: Report, isFatal = false): boolean {
  const words = (node.meta ?? '').replace(/(?<![\w-])(?!file=)[\w-]+=(["']).*?\1/gi, '');
  const [, written] = /(?:^|\s)(file\s*=\s*["']?)/i.exec(words) ?? [];
  if (written === undefined || written === 'file=') {
    return false;
  }
  report(
    node,
    `${show(written)} names no file`,
    'write file=code/name.ts: in small letters, without quotes or spaces',
    {isFatal},
  );
  return true;
}

/** The file or region that a listing names exists; charts, diagrams and formulas can be drawn. */
export const listing: Check = {
  async post({text, root}, report) {
    if (text.includes('$')) {
      const {wrongFormulas} = await import('../../markdown/formulas/remark');
      for (const {node, reason, remedy, line} of wrongFormulas(root, text)) {
        report(offsetOfLine(text, node, line), reason, remedy);
      }
    }
  },
  listing({node, path, problem}, report, {post}) {
    const isLost = path !== undefined && problem !== undefined;
    if (!checkFileWord(node, report, isLost) && isLost) {
      const isAbsent = (problem.cause as NodeJS.ErrnoException | undefined)?.code !== undefined;
      const [, reason, remedy] = /^(.*): (.*)$/s.exec(problem.message.replace(/\.$/, '')) ?? [];
      const meant = isAbsent ? suggest(path, filesBelow(post.folder)) : undefined;
      report(
        node,
        reason ?? problem.message,
        meant === undefined ? (remedy ?? 'see “Code” in CONTRIBUTING') : `did you mean “${meant}”?`,
        {isFatal: true},
      );
    }
  },
  async drawing(node, report, {post}) {
    if (checkFileWord(node, report)) {
      return;
    }
    // The drawing code is large, and most posts have no drawing.
    const {problemOfFigure} = await import('../../markdown/figures/remark');
    const problem = await problemOfFigure(node, post.folder);
    if (problem) {
      const {reason, remedy, line = 0} = problem;
      report(offsetOfLine(post.text, node, line), reason, remedy);
    }
  },
};

/** Finds working keys, which are public once they are committed. */
function checkSecrets(words: string, where: string, at: Place, report: Report): void {
  const [found] = secrets.exec(words) ?? [];
  if (found !== undefined) {
    report(
      at,
      `${where} has what looks like a key, ${show(`${found.slice(0, 6)}…`)}`,
      'revoke it where it was made, and write one that opens nothing, such as EXAMPLE',
    );
  }
}

/** Texts, listings and links contain no working keys. */
export const secret: Check = {
  post({text}, report) {
    checkSecrets(text, 'The text', Math.max(0, text.search(secrets)), report);
  },
  listing({node, path, value, problem}, report) {
    if (path !== undefined && !problem) {
      checkSecrets(value, path, node, report);
    }
  },
  link({url, at}, report) {
    const address = url.trim().replace(/^(?=\/\/[^/\\])/, 'https:');
    if (/^https?:\/\/[^/]/i.test(address) && URL.canParse(address)) {
      const {username, password} = new URL(address);
      if (username && password) {
        report(
          at,
          'The link has a name and a password in it',
          'change the password, and delete what stands before @',
        );
      }
    }
  },
};
