import {cpSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {format, resolveConfig} from 'prettier';
import {identityFile} from '../../../src/cli/adopt/answers';
import {repository} from '../../site/support/docusaurus';
import type {Owner} from './owners';

/** Writes what an owner writes into the site that they have adopted. */
export async function makeTheirs(site: string, {identity, made}: Owner): Promise<void> {
  const write = (path: string, content: string | Buffer) => {
    mkdirSync(dirname(join(site, path)), {recursive: true});
    writeFileSync(join(site, path), content);
  };
  const style = await resolveConfig(join(repository, 'package.json'));
  const file = await format(identityFile(identity), {...style, parser: 'typescript'});
  write('src/site/identity.ts', file);
  for (const {path, from, to} of made.flatMap(({edits = []}) => edits)) {
    const text = readFileSync(join(site, path), 'utf8');
    if (!text.includes(from)) {
      throw new Error(`${path} has no ${from}`);
    }
    write(
      path,
      text.replace(from, () => to),
    );
  }
  for (const [path, content] of made.flatMap(({files = {}}) => Object.entries(files))) {
    if (typeof content === 'string') {
      write(path, content);
    } else {
      mkdirSync(dirname(join(site, path)), {recursive: true});
      cpSync(join(repository, content.copyOf), join(site, path));
    }
  }
}
