import {existsSync, statSync} from 'node:fs';
import {join} from 'node:path';
import type * as z from 'zod';
import {hasOlderPosts} from '../../content/older-posts';
import {isRemote} from '../../lib/is-remote';
import {addressOfAuthor, addressOfTag} from '../addresses';
import {collect, show, type Finding, type Report} from '../finding';
import {checkValues, readYaml} from '../front-matter';
import {checkCharacters, checkWritten, readText} from '../read-text';

/** A file of `blog/` that declares something, as it has been read. */
export type Declaration = {
  /** Its text; `null` where there is no such file. */
  text: string | null;
  /** What it declares, by names; nothing where it cannot be read. */
  values: Record<string, unknown>;
  /** Whether what it declares is known. */
  isRead: boolean;
  findings: Finding[];
};

/** Reads what the blog declares in a file of YAML, such as `blog/tags.yml`; a site may do without. */
export function readDeclaration(siteDir: string, file: string, schema: z.ZodType): Declaration {
  const path = join(siteDir, file);
  if (!existsSync(path)) {
    return {text: null, values: {}, isRead: true, findings: []};
  }
  const sized = collect(file, '', hasOlderPosts);
  const text =
    statSync(path).isFile() && statSync(path).size === 0 ? '' : readText(path, sized.report);
  if (text === null) {
    return {text: '', values: {}, isRead: false, findings: sized.findings};
  }
  const {findings, report} = collect(file, text, hasOlderPosts);
  checkCharacters(text, report);
  const read = readYaml(text, 0, 'declaration', report);
  if (read) {
    checkValues(read, {schema, rule: 'declaration', report});
    checkWritten(read.values, report, (path) => read.rangeOf(path)?.[0] ?? 0);
  }
  return {text, values: read?.values ?? {}, isRead: read !== null, findings};
}

/** A picture of an author lies in static/: the policy lets pages load none from elsewhere. */
function checkPicture(siteDir: string, url: unknown, report: Report): void {
  if (typeof url !== 'string') {
    return;
  }
  if (isRemote(url)) {
    report(
      'remote-content',
      0,
      `The picture ${show(url)} is on another site, which would see who reads, so readers do not get it`,
      'put it into static/img/authors/, and write /img/authors/name.png',
    );
  } else if (!statSync(join(siteDir, 'static', url), {throwIfNoEntry: false})?.isFile()) {
    report('picture', 0, `There is no picture ${show(url)} in static/`, 'correct its name');
  }
}

/** What is wrong with authors or tags beyond what their schema says: with two of them, with files. */
export function checkDeclared(
  kind: 'authors' | 'tags',
  {text, values}: Declaration,
  siteDir: string,
): Finding[] {
  const file = `blog/${kind}.yml`;
  const all: Finding[] = [];
  const owners = new Map<string, string>();
  for (const [name, value] of Object.entries(values)) {
    const line = new RegExp(`^["']?${name.replace(/\W/g, '\\$&')}["']?:`, 'm').exec(text ?? '');
    const {findings, report} = collect(file, text ?? '', hasOlderPosts);
    const here: Report = (rule, _place, ...rest) => {
      report(rule, line?.index ?? 0, ...rest);
    };
    const address = kind === 'tags' ? addressOfTag(name, value) : addressOfAuthor(name, value);
    const other = address === null ? undefined : owners.get(address);
    if (address !== null && other !== undefined) {
      here(
        'address',
        0,
        `${show(address)} is also the page of ${show(other)}`,
        'give each a permalink of its own, or delete one of the two',
        {isFatal: true},
      );
    } else if (address !== null) {
      owners.set(address, name);
    }
    checkPicture(siteDir, (value as {image_url?: unknown} | null)?.image_url, here);
    all.push(...findings);
  }
  return all;
}
