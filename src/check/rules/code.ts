import {isUtf8} from 'node:buffer';
import {lstatSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Code} from 'mdast';
import components from 'prismjs/components.json';
import {readDirectives} from '../../lib/code-lines';
import {resolveListing} from '../../lib/listing';
import {visit} from '../../lib/visit';
import {filesBelow} from '../addresses';
import {offsetOf, show, type Report} from '../finding';
import {sourceOf, type Post} from '../post';
import {checkCharacters} from '../read-text';
import {suggest} from '../suggest';
import {exampleFile} from '../template';

/** By their names; beside them stands `meta`, of the list itself. */
const prism = components.languages as Record<string, {alias?: string | string[]}>;

/** What adds to another language, and is none by itself. */
const additions = ['meta', 'css-extras', 'js-extras', 'js-templates', 'php-extras', 'xml-doc'];

/** What is drawn, and not shown as code. */
const drawings = ['chart', 'dot'];

/** Every name of a language that the build colours, and of plain text. */
export const languages = [
  ...Object.entries(prism).flatMap(([name, {alias = []}]) =>
    additions.includes(name) ? [] : [name, ...[alias].flat()],
  ),
  ...['text', 'plain', 'plaintext', 'txt'],
];

function checkLanguage({lang}: Code, at: number, report: Report): void {
  const name = lang?.toLowerCase();
  if (!name || languages.includes(name) || drawings.includes(name)) {
    return;
  }
  const meant = suggest(name, [...languages, ...drawings]);
  report(
    'code',
    at,
    `There is no language ${show(lang!)}, so the code has no colours`,
    meant === undefined ? 'write one that Prism knows, or text' : `did you mean “${meant}”?`,
  );
}

/** Keys of services, as they are known to begin. */
const secrets =
  /\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_[A-Za-z0-9]{36,}|\bxox[abpr]-[A-Za-z0-9-]{10,}|-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----|\bsk-[A-Za-z0-9_-]{32,}|\bAIza[0-9A-Za-z_-]{35}\b/;

/** Finds a key that opens something: once it is committed, others know it. */
function checkSecrets(words: string, where: string, at: number, report: Report): void {
  const [secret] = secrets.exec(words) ?? [];
  if (secret !== undefined) {
    report(
      'secret',
      at,
      `${where} has what looks like a key, ${show(`${secret.slice(0, 6)}…`)}`,
      'revoke it where it was made, and write one that opens nothing, such as EXAMPLE',
    );
  }
}

/** A file of a listing, as it is on the disk; says in its message what is wrong with it. */
function readListed(folder: string, path: string): string {
  const file = join(folder, path);
  let kind;
  try {
    kind = lstatSync(file);
  } catch (error) {
    // A name may also be too long, or lie in a file.
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

/** Code that names a file shows it, or a region of it. */
function checkListing(post: Post, code: Code, at: number, report: Report): void {
  const {folder} = post;
  const meta = code.meta ?? '';
  const path = /(?:^|\s)file=([^\s#]+)/.exec(meta)?.[1];
  if (path === undefined) {
    checkCharacters(code.value, report, {rule: 'code', where: 'In this code', at});
    checkMarked(meta, code.value, at, report);
    try {
      readDirectives(code.value);
    } catch (error) {
      const [reason, remedy] = (error as Error).message.replace(/\.$/, '').split(': ');
      report('code', at, reason!, remedy!);
    }
    report(
      'code-file',
      at,
      'This code is in no file, so no test runs it',
      'write it to code/name.ts beside the post, and name that, as in ```ts file=code/name.ts',
    );
    return;
  }
  let value: string;
  try {
    ({value} = resolveListing({meta, value: code.value}, (one) => readListed(folder, one)));
    readDirectives(value);
  } catch (error) {
    const {message, cause} = error as Error;
    const isAbsent = (cause as NodeJS.ErrnoException | undefined)?.code !== undefined;
    const [, reason, remedy] = /^(.*): (.*)$/s.exec(message.replace(/\.$/, '')) ?? [];
    const meant = isAbsent ? suggest(path, filesBelow(folder)) : undefined;
    report(
      'listing',
      at,
      reason ?? message,
      meant === undefined ? (remedy ?? 'see “Code” in CONTRIBUTING') : `did you mean “${meant}”?`,
      {isFatal: true},
    );
    return;
  }
  checkSecrets(value, path, at, report);
  checkCharacters(value, report, {rule: 'code', where: `In ${path}`, at});
  checkMarked(meta, value, at, report);
  if (path === exampleFile.path && value.includes(exampleFile.words)) {
    report(
      'placeholder',
      at,
      `${path} is still as it was made`,
      'write code of your own; or delete it with what it prints, and what shows them here',
    );
  }
}

/** Lines that are to be marked are lines of the listing. */
function checkMarked(meta: string, value: string, at: number, report: Report): void {
  const marked = /\{([\d,\s-]+)\}/.exec(meta)?.[1]?.match(/\d+/g)?.map(Number) ?? [];
  const lines = value.split('\n').length;
  if (Math.max(0, ...marked) > lines) {
    report(
      'code',
      at,
      `Line ${Math.max(...marked)} is to be marked, and the code has ${lines}`,
      'count the lines that are shown, from 1',
    );
  }
}

/** What the build would say of a chart or a diagram, said by what draws it. */
async function checkDrawing(post: Post, code: Code, at: number, report: Report): Promise<void> {
  // What draws is large, and most posts have no drawing.
  const {problemOfFigure} = await import('../../markdown/figures/remark');
  const problem = await problemOfFigure(code, post.folder);
  if (problem) {
    const {reason, remedy, line = 0} = problem;
    const before = post.text.slice(at).split('\n').slice(0, line);
    const offset = at + before.reduce((sum, one) => sum + one.length + 1, 0);
    report('listing', offset, reason, remedy, {isFatal: true});
  }
}

/** Code is in a fence that ends, in a known language; what it names is there; nothing in it opens anything. */
export async function checkCode(post: Post, report: Report): Promise<void> {
  checkSecrets(post.text, 'The text', Math.max(0, post.text.search(secrets)), report);
  const toDraw: Code[] = [];
  visit(post.root, 'code', (code) => {
    const at = offsetOf(code);
    const source = sourceOf(post, code);
    const [fence] = /^[`~]{3,}/.exec(source) ?? [];
    if (fence === undefined) {
      return;
    }
    const last = source.trimEnd().split('\n').slice(1).at(-1);
    if (last === undefined || !new RegExp(`^[\\s>]*${fence[0]}{${fence.length},}$`).test(last)) {
      report(
        'code',
        code,
        'The code does not end, so what follows it is shown as code',
        `write ${fence} alone on a line after it`,
      );
    } else if (drawings.includes(code.lang ?? '')) {
      toDraw.push(code);
    } else {
      checkLanguage(code, at, report);
      checkListing(post, code, at, report);
    }
  });
  for (const code of toDraw) {
    await checkDrawing(post, code, offsetOf(code), report);
  }
}
