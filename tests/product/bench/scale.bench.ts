import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {join} from 'node:path';
import {test} from '@playwright/test';
import {clientFile, type ClientFiles} from '../../../src/lib/contracts';
import {addressOfPost, findPosts} from '../../../src/content/post-path';
import {repository} from '../../site/support/docusaurus';
import {pathTo} from '../../site/support/path-to';
import {weigh} from '../../site/support/weigh';
import {needBuild} from '../support/need-build';
import {corpusPosts, ownPosts, prepare, writeCorpus, type CorpusPost} from './corpus';
import {startHttp2Host} from './http2-host';
import {launch, load, ofSearch} from './measure';
import {measuredRun} from './measured-run';
import {peerAddress, peerCommand, peerName, peerSource, writePeer} from './peer';
import {writeStock} from './stock';
import {medians, print, type Measures} from './tables';

const usual = [10, 100, 1000].map((count) => Math.max(count, ownPosts.length));
// The site's own posts refer to each other, so none of them may be missing.
const sizes = process.env.BENCH_POSTS?.split(',').map(Number) ?? [...new Set(usual)];
const runs = Number(process.env.BENCH_RUNS ?? 1);
// The peer gets the Markdown that this site publishes.
needBuild();

const port = 4725;
const base = join(repository, '.cache/bench-scale');

/** The site's own post that is edited and read: neither the newest nor the oldest. */
const read = corpusPosts(ownPosts.length)[Math.floor(ownPosts.length / 2)]!;

/** A site that can be built. */
type Project = {
  folder: string;
  /** The command that builds it, run in that folder. */
  command: string[];
  /** The folder of what it builds. */
  built: string;
  /** The file of the post that is edited and read. */
  source: string;
  addressOf: (post: CorpusPost) => string;
};

/** A site of Docusaurus with a number of posts. */
function docusaurusProject(count: number, write: (folder: string, blog: string) => void): Project {
  const folder = join(base, 'site');
  const posts = join(base, 'posts');
  rmSync(base, {recursive: true, force: true});
  writeCorpus(posts, count);
  write(folder, posts);
  prepare(folder);
  return {
    folder,
    command: [process.execPath, 'node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
    built: join(folder, 'build'),
    source: join(folder, 'blog', read.folder, findPosts(join(folder, 'blog', read.folder))[0]!),
    addressOf: (post) => addressOfPost(`${post.folder}/index.md`),
  };
}

/** Everything this site is made of except its posts. */
const parts = ['docs', 'src', 'static', 'docusaurus.config.ts', 'sidebars.ts', 'tsconfig.json'];

/** Stock Docusaurus, the peer and this site, with a number of posts, and without the caches of former builds. */
const projects: Array<(count: number) => Project> = [
  (count) => docusaurusProject(count, writeStock),
  (count) => {
    const folder = writePeer('site', count);
    return {
      folder,
      command: peerCommand,
      built: join(folder, 'dist'),
      source: join(folder, peerSource(read)),
      addressOf: peerAddress,
    };
  },
  (count) =>
    docusaurusProject(count, (folder, blog) => {
      for (const part of parts) {
        cpSync(join(repository, part), join(folder, part), {recursive: true});
      }
      cpSync(blog, join(folder, 'blog'), {recursive: true});
    }),
];

/** Weighs what starts Docusaurus' client, in kB, if the site has one. */
function weighClient(built: string): Measures {
  const list = join(built, clientFile);
  if (!existsSync(list)) {
    return {};
  }
  const {scripts} = JSON.parse(readFileSync(list, 'utf8')) as ClientFiles;
  const bytes = scripts.map((src) => weigh(readFileSync(join(built, src), 'utf8')));
  return {'Docusaurus’ client, kB': bytes.reduce((sum, one) => sum + one, 0) / 1000};
}

/** The size of all pages of a folder, in MB. */
const sizeOfPages = (built: string): number =>
  readdirSync(built, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.html'))
    .reduce((sum, name) => sum + statSync(join(built, name)).size / 1e6, 0);

/** Builds a site cold and after an edit, and weighs what it has built. */
async function measure(
  {folder, command, built, source, addressOf}: Project,
  count: number,
): Promise<Measures> {
  const pageOf = (post: CorpusPost) => join(built, addressOf(post), 'index.html');
  const build = async (isEdited: boolean) => {
    // Some packages cache compiled code in the machine's temporary folder.
    const env = {TMPDIR: folder, ASTRO_TELEMETRY_DISABLED: '1'};
    const cost = await measuredRun(command, folder, env);
    console.log(`${folder}, ${isEdited ? 'after an edit' : 'cold'}:`, cost);
    const isWhole = corpusPosts(count).every((post) => existsSync(pageOf(post)));
    if (!isWhole || readFileSync(pageOf(read), 'utf8').includes('anedit') !== isEdited) {
      throw new Error(
        `${folder} lacks posts, or shows ${addressOf(read)} as it was before an edit: the times of its builds mean nothing. Look whether ${source} is what it reads.`,
      );
    }
    return cost;
  };
  const cold = await build(false);
  // A word more in the last line that begins like a sentence.
  const text = readFileSync(source, 'utf8');
  writeFileSync(source, text.replace(/^([\s\S]*\n[A-Z][a-z]*) /, '$1 anedit '));
  const edited = await build(true);
  const host = startHttp2Host(built, port);
  const browser = await launch();
  // The style sheet and the fonts are shared by all posts.
  const origin = `https://127.0.0.1:${port}`;
  const {html, scripts, data} = await load(browser, origin + addressOf(read));
  const hasSearch = existsSync(join(built, pathTo.search));
  const search = hasSearch ? await ofSearch(browser, origin + pathTo.search) : {};
  await browser.close();
  host.close();
  return {
    'cold build, s of CPU': cold.cpuSeconds,
    'build after an edit, s of CPU': edited.cpuSeconds,
    'build after an edit, s by the clock': edited.seconds,
    'peak memory, cold, MB': cold.peakMegabytes,
    'HTML of all pages, MB': sizeOfPages(built),
    'one post to its reader, kB': html + scripts + data,
    ...weighClient(built),
    ...search,
  };
}

test('a build, by the number of posts', async () => {
  const tables = new Map<string, Measures[]>();
  for (const count of sizes) {
    const sites: Measures[] = [];
    for (const write of projects) {
      const samples: Measures[] = [];
      for (let run = 0; run < runs; run++) {
        samples.push(await measure(write(count), count));
      }
      sites.push(medians(samples));
    }
    tables.set(`${count.toLocaleString('en')} posts`, sites);
  }
  rmSync(base, {recursive: true});
  print(runs, ['stock Docusaurus', peerName, 'this site'], tables);
});
