import {isUtf8} from 'node:buffer';
import {readFileSync} from 'node:fs';
import type {Report} from './finding';

/** A text with line feeds and without a byte order mark, which all offsets refer to. */
const normalized = (text: string): string => text.replace(/^\ufeff+/, '').replace(/\r\n?/g, '\n');

/** Reads a file of the blog; `null`, with a finding, if it is not text. */
export function readText(path: string, report: Report): string | null {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    const {code = 'unknown'} = error as NodeJS.ErrnoException;
    report(0, `The file cannot be read (${code})`, 'make it readable, as with chmod 644');
    return null;
  }
  // The bytes of UTF-16 in which every other one is zero may be UTF-8 as well.
  if (!isUtf8(bytes) || bytes.subarray(0, 400).filter((byte) => byte === 0).length > 20) {
    report(0, 'The file is not UTF-8', 'save it as UTF-8');
    return null;
  }
  return normalized(bytes.toString('utf8'));
}
