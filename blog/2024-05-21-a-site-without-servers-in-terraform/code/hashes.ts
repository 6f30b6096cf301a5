// npx tsx hashes.ts BUILD > hashes.auto.tfvars.json
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {scriptHashes} from './script-hashes';

const build = process.argv[2] ?? 'sample';
const pages = readdirSync(build, {recursive: true, encoding: 'utf8'})
  .filter((name) => name.endsWith('.html'))
  .map((name) => readFileSync(join(build, name), 'utf8'));

const script_hashes = [...new Set(pages.flatMap(scriptHashes))].sort();
console.log(JSON.stringify({script_hashes}, null, 2));
