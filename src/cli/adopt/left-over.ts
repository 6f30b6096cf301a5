import {createHash} from 'node:crypto';
import {withoutUnmet} from '../../markdown/conditions';
import type {Identity} from '../../settings/schema';
import {standIn} from './drawings';
import {original} from './original';

/** Something that an adopter still has to change, or may want to. */
export type LeftOver = {
  file: string;
  /** From 1; undefined if the file is not text. */
  line?: number;
  severity: 'error' | 'warning';
  message: string;
};

/** Files in which `npm run adopt` leaves blanks to fill in. */
const mayHaveBlanks =
  /^(?:(?:docs\/.*|blog\/.*|src\/pages\/.*|\.github\/SECURITY)\.mdx?|\.github\/CODEOWNERS|\.github\/ISSUE_TEMPLATE\/.*)$/;

/** A blank to fill in, as `npm run adopt` writes it. */
const blank = /\[\[([^\][]+(?:\n[^\][]+)*)\]\]/g;

const isText = (bytes: Buffer) => !bytes.subarray(0, 8000).includes(0);

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** Domains that nobody can own: https://www.rfc-editor.org/rfc/rfc2606 */
const reserved =
  /(?:^|[./@])(?:example\.(?:com|net|org)|example|invalid|test|localhost)(?=[/:]|$)/i;

const plainDrawing = 'is the plain drawing that npm run adopt made: put your own here';

function inText(file: string, text: string, identity: Identity): LeftOver[] {
  const found: LeftOver[] = [];
  const say = (line: number, message: string, severity: LeftOver['severity'] = 'error') =>
    found.push({file, line, severity, message});
  if (!original.keeps.test(file)) {
    for (const {index, 0: word} of text.matchAll(original.words)) {
      say(lineAt(text, index), `says “${word}”: write your company's, or remove it`);
    }
  }
  if (mayHaveBlanks.test(file)) {
    // Nobody has to fill in what the site does not show.
    const shown = withoutUnmet(text, identity);
    for (const {index, 1: what} of shown.matchAll(blank)) {
      say(lineAt(shown, index), `is to be filled in: ${what!.replace(/\s+/g, ' ')}`);
    }
  }
  const drawn = file.startsWith('static/') ? text.indexOf(standIn) : -1;
  if (drawn >= 0) {
    say(lineAt(text, drawn), plainDrawing, 'warning');
  }
  return found;
}

function inIdentity(source: string, {url, links}: Identity): LeftOver[] {
  const file = 'src/site/identity.ts';
  const addresses = {url, ...links};
  return Object.entries(addresses).flatMap(([field, value]): LeftOver[] =>
    typeof value === 'string' && reserved.test(value)
      ? [
          {
            file,
            line: lineAt(source, Math.max(0, source.indexOf(value))),
            severity: 'error',
            message: `\`${field}\` is ${value}, a domain that is reserved for examples: write your own`,
          },
        ]
      : [],
  );
}

/**
 * Finds what is left of the company that the site was written for, and what an adopter still has to fill in.
 *
 * @param files contents of files, by path
 */
export function leftOvers(files: ReadonlyMap<string, Buffer>, identity: Identity): LeftOver[] {
  const found: LeftOver[] = [];
  for (const [file, bytes] of files) {
    if (file.search(original.words) >= 0 && !original.keeps.test(file)) {
      found.push({
        file,
        severity: 'error',
        message: 'has the name in its own: rename or remove it',
      });
    }
    if (createHash('sha256').update(bytes).digest('hex') === original.drawings[file]) {
      found.push({
        file,
        severity: 'error',
        message: `is ${original.company}'s drawing: put your own here`,
      });
    } else if (isText(bytes)) {
      found.push(...inText(file, bytes.toString('utf8'), identity));
    } else if (file.startsWith('static/') && bytes.includes(standIn)) {
      found.push({file, severity: 'warning', message: plainDrawing});
    }
  }
  const source = files.get('src/site/identity.ts')?.toString('utf8') ?? '';
  return [...found, ...inIdentity(source, identity)];
}
