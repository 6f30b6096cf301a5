// `npm run upgrade` merges the newest version of the product into a site that has adopted it, on a branch.
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {refuseDirtyTree} from '../clean-tree';
import {runCommand, UsageError} from '../command';
import {upgrade} from './upgrade';

const help = `npm run upgrade [-- [ADDRESS [BRANCH]] [--keep]]

ADDRESS  the product's Git address or folder; left out, the address in package.json, which npm run adopt -- --from writes
BRANCH   a branch or tag of it; left out, the newest version's tag, or the main branch if there are no versions
--keep   leaves the branch even with conflicts, or if a check fails, for you to fix there

Merges that on a branch such as upgrade-to-1.2.0 or upgrade-to-0855baf, and checks types, posts and build. What is in
blog/, docs/, static/, src/site/ and src/pages/ stays as it is, and what you have deleted stays deleted. If anything
fails, there is no branch.`;

const config = {
  failure: 1,
  allowPositionals: true,
  options: {keep: {type: 'boolean', default: false}},
} as const;

void runCommand(help, config, ({values: {keep}, positionals: [given, ref]}) => {
  refuseDirtyTree();
  const text = readFileSync('package.json', 'utf8');
  const address = given ?? (JSON.parse(text) as {config?: {product?: string}}).config?.product;
  if (address === undefined) {
    throw new UsageError('package.json does not say where the product is: write its Git address.');
  }
  upgrade({
    folder: process.cwd(),
    address,
    ref,
    keep,
    npm: (cwd, ...args) => {
      const {status} = spawnSync('npm', args, {cwd, stdio: ['ignore', 'inherit', 'inherit']});
      if (status !== 0) {
        throw new Error(`npm ${args.join(' ')} failed, as shown above`);
      }
    },
    say: (line) => {
      process.stdout.write(`${line}\n`);
    },
  });
  return 0;
});
