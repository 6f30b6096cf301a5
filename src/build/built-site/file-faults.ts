import {SaxesParser} from 'saxes';
import sharp from 'sharp';
import {parse} from 'yaml';
import {isPage, tags} from '../pages';

/** The place where a file stops being valid for its type. */
export type FileFault = {message: string; /** The last address named before it. */ near?: string};

function faultOfXml(text: string): FileFault | null {
  const parser = new SaxesParser();
  let fault: FileFault | null = null;
  parser.on('error', ({message}) => {
    if (!fault) {
      const near = text
        .slice(0, parser.position)
        .match(/https?:\/\/[^\s<>"'\]]+/g)
        ?.at(-1);
      fault = {message, ...(near !== undefined && {near})};
    }
  });
  parser.write(text).close();
  return fault;
}

/** Does what programs do first with a file of each kind; throws if they would give up. */
async function read(name: string, bytes: Buffer): Promise<void> {
  if (name.endsWith('.png')) {
    await sharp(bytes).raw().toBuffer();
  } else if (isPage(name)) {
    for (const [, json] of String(bytes).matchAll(tags.structuredData)) {
      JSON.parse(json!);
    }
  } else if (name.endsWith('.md')) {
    const [, yaml] = /^---\n(.*?\n)---\n/s.exec(String(bytes)) ?? [];
    if (yaml === undefined) {
      throw new Error('it has no front matter');
    }
    parse(yaml);
  } else {
    JSON.parse(String(bytes));
  }
}

/**
 * Finds what makes programs refuse a whole file: XML that is not well-formed, invalid JSON or structured data,
 * Markdown without valid YAML front matter, a picture that cannot be decoded. Returns `null` if they can read it.
 *
 * @param name of the file, whose extension says what it is
 */
export async function fileFault(name: string, bytes: Buffer): Promise<FileFault | null> {
  if (name.endsWith('.xml')) {
    return faultOfXml(String(bytes));
  }
  try {
    await read(name, bytes);
    return null;
  } catch (error) {
    return {message: (error as Error).message.split('\n')[0]!.replace(/[.:]$/, '')};
  }
}
