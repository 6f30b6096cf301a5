// `npm run bench:patches` measures what each patch of Docusaurus' internals saves in the scripts of a post. It
// builds the site with all patches, then once without each. BENCH_PATCHES selects patches by the names in
// src/lib/upstream.ts.
import {readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {addressOfPost, findPosts} from '../../src/content/post-path';
import {adapted, replaced, type Patch} from '../../src/lib/upstream';
import {weigh} from '../support/weigh';
import {buildSite, repository} from '../support/docusaurus';
import {stop} from '../support/stop';

const [oldest] = findPosts(join(repository, 'blog'));

const all: Record<string, Patch> = {...replaced, ...adapted};
const measured = [
  ...new Set(
    Object.entries(all).flatMap(([name, {bytes, together = name}]) =>
      bytes === undefined ? [] : together,
    ),
  ),
];
const wanted = process.env.BENCH_PATCHES?.split(',') ?? measured;
const unknown = wanted.find((name) => !measured.includes(name));
if (unknown !== undefined) {
  stop(`BENCH_PATCHES names “${unknown}”: write some of ${measured.join(', ')}, with commas.`);
}

const outDir = join(repository, '.cache/bench-patches');

/** The size of the scripts that the first render of the oldest post needs, in bytes of brotli. */
async function scriptsWithout(patch?: string): Promise<number> {
  const {ok, output} = await buildSite(
    repository,
    // The bundler's cache is from the site with all patches.
    {SITE_BASE_URL: '/', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true', WITHOUT_PATCH: patch},
    outDir,
  );
  if (!ok) {
    stop(`The site cannot be built without ${patch ?? 'a change'}:\n${output}`);
  }
  const page = readFileSync(join(outDir, addressOfPost(oldest!), 'index.html'), 'utf8');
  const {scripts} = JSON.parse(/ data-needs>([^<]*)</.exec(page)![1]!) as {scripts: string[]};
  return scripts
    .map((script) => weigh(readFileSync(join(outDir, script), 'utf8')))
    .reduce((sum, bytes) => sum + bytes, 0);
}

async function main(): Promise<void> {
  const whole = await scriptsWithout();
  console.log(`${whole} bytes of scripts with all patches`);
  for (const patch of wanted) {
    console.log(`${(await scriptsWithout(patch)) - whole} more without ${patch}`);
  }
  for (const folder of [outDir, `${outDir}-hosts`]) {
    rmSync(folder, {recursive: true, force: true});
  }
}

void main();
