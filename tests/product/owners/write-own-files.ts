import {cpSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {format, resolveConfig} from 'prettier';
import {identityFile} from '../../../src/cli/adopt/answers';
import {repository} from '../../site/support/docusaurus';
import {writeFiles} from '../support/folder';
import type {Owner} from './owners';

/** Writes what an owner writes into the site that they have adopted. */
export async function writeOwnFiles(site: string, {identity, chosen}: Owner): Promise<void> {
  const write = (path: string, content: string | Buffer) => {
    writeFiles(site, {[path]: content});
  };
  const style = await resolveConfig(join(repository, 'package.json'));
  const file = await format(identityFile(identity), {...style, parser: 'typescript'});
  write('src/site/identity.ts', file);
  for (const {path, from, to} of chosen.flatMap(({edits = []}) => edits)) {
    const text = readFileSync(join(site, path), 'utf8');
    if (!text.includes(from)) {
      throw new Error(`${path} has no ${from}`);
    }
    write(
      path,
      text.replace(from, () => to),
    );
  }
  for (const {folder, files = {}} of chosen) {
    if (folder !== undefined) {
      const from = join(repository, 'tests/product/fixtures/owners', folder);
      cpSync(from, site, {recursive: true});
    }
    for (const [path, content] of Object.entries(files)) {
      write(
        path,
        typeof content === 'string' ? content : readFileSync(join(repository, content.copyOf)),
      );
    }
  }
}
