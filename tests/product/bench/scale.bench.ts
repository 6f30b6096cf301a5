import {createRequire} from 'node:module';
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join, relative} from 'node:path';
import {test} from '@playwright/test';
import {repository} from '../../site/support/docusaurus';
import {clientFile, type ClientFiles} from '../../../src/lib/contracts';
import {needBuild, needChromium} from '../support/stop';
import {weigh as weighText} from '../../site/support/weigh';
import {
  commitSite,
  corpusPosts,
  linkPackages,
  ownPosts,
  withAWord,
  writeCorpus,
  writeSite,
  type CorpusPost,
} from './corpus';
import {startHttp2Host} from './http2-host';
import {launch, median, weigh, type Weights} from './measure';
import {lastLines, measuredRun, type Cost} from './measured-run';
import {kindsOfOutput, outputOf, type Kind} from './output';
import {peerAddress, peerName, peerNote, peerSource, writePeer} from './peer';
import {corpusSizes, runsOr, withPeer} from './settings';
import {writeStock} from './stock';
import {growthPerPost, print, show, type Table} from './tables';

const sizes = corpusSizes();
const runs = runsOr(1);
if (withPeer) {
  // The peer gets the Markdown that this site publishes.
  needBuild();
}
needChromium();
const port = 4725;

const base = join(repository, '.cache/bench-scale');

const docusaurus = join(
  dirname(createRequire(join(repository, 'package.json')).resolve('@docusaurus/core/package.json')),
  'bin/docusaurus.mjs',
);

/** The site's own post that is edited and read: neither the newest nor the oldest. */
const read = corpusPosts(ownPosts.length)[Math.floor(ownPosts.length / 2)]!;

/** A site that can be built. */
type Project = {
  name: string;
  folder: string;
  /** The command that builds it, run in that folder. */
  command: string[];
  /** The same command as a person types it. */
  byHand: string;
  /** The folder it writes to, relative to that folder. */
  built: string;
  /** The file of the post that is edited and read, relative to that folder. */
  source: string;
  /** The address of that post. */
  address: string;
  /** The addresses of all posts. */
  posts: string[];
};

const addressOf = ({folder}: CorpusPost) =>
  `/${folder.replace(/^(\d+)-(\d+)-(\d+)-/, '$1/$2/$3/')}/`;

/** A site of Docusaurus whose files are written. */
function docusaurusProject(name: string, folder: string, count: number): Project {
  linkPackages(folder);
  commitSite(folder);
  const text = readdirSync(join(folder, 'blog', read.folder)).find((file) =>
    /^index\.mdx?$/.test(file),
  )!;
  return {
    name,
    folder,
    command: [process.execPath, docusaurus, 'build'],
    byHand: 'npx docusaurus build',
    built: 'build',
    source: join('blog', read.folder, text),
    address: addressOf(read),
    posts: corpusPosts(count).map(addressOf),
  };
}

function writeOwn(count: number): Project {
  const folder = join(base, `site-${count}`);
  writeSite(folder, count);
  return docusaurusProject('this site', folder, count);
}

/** Stock Docusaurus with the same posts. */
function writeStockProject(count: number): Project {
  const folder = join(base, `stock-${count}`);
  const blog = join(base, `posts-${count}`);
  writeCorpus(blog, count);
  writeStock(folder, blog);
  rmSync(blog, {recursive: true});
  return docusaurusProject('stock Docusaurus', folder, count);
}

async function writePeerProject(count: number): Promise<Project> {
  const posts = corpusPosts(count);
  return {
    ...(await writePeer(`site-${count}`, posts, join(repository, 'build'))),
    name: peerName,
    byHand: 'npx astro build',
    built: 'dist',
    source: peerSource(read),
    address: peerAddress(read),
    posts: posts.map(peerAddress),
  };
}

const states = ['cold', 'warm', 'after an edit'] as const;
type State = (typeof states)[number];

/** Deletes everything that was not written into a folder at first: build output and all caches. */
function forget({folder}: Project, written: Set<string>): void {
  for (const name of readdirSync(folder).filter((each) => !written.has(each))) {
    rmSync(join(folder, name), {recursive: true});
  }
  for (const name of written.has('node_modules') ? readdirSync(join(folder, 'node_modules')) : []) {
    if (name.startsWith('.')) {
      rmSync(join(folder, 'node_modules', name), {recursive: true});
    }
  }
}

async function build(project: Project, state: State): Promise<Cost> {
  const {folder, name} = project;
  // Some packages cache compiled code in the machine's temporary folder.
  const temporary = join(folder, 'tmp');
  mkdirSync(temporary, {recursive: true});
  const result = await measuredRun(project.command, {
    cwd: folder,
    env: {
      NO_COLOR: '1',
      FORCE_COLOR: '0',
      NODE_ENV: 'production',
      TMPDIR: temporary,
      ASTRO_TELEMETRY_DISABLED: '1',
    },
  });
  if (result.code !== 0) {
    const memory = /heap out of memory|SIGABRT|SIGKILL/.test(result.output) || result.code === 137;
    const remedy = memory
      ? 'It ran out of memory: allow more with NODE_OPTIONS=--max-old-space-size=8192, or ask for fewer posts in BENCH_POSTS'
      : `Fix what it names: in the posts of blog/, where it is in a copy. The site is kept in ${relative(repository, folder)}, to be built again with \`${project.byHand}\` in it`;
    throw new Error(
      `The build of ${name} (${state}) ended with code ${result.code}. ${remedy}. Its last lines:\n${lastLines(result.output)}`,
    );
  }
  console.log(
    `${relative(repository, folder)}, ${state}: ${show(result.seconds)} s, ${show(result.cpuSeconds)} s of CPU, ${show(result.peakMegabytes)} MB of memory`,
  );
  return result;
}

/** Weighs a post in a browser, which runs only while nothing is being built. */
async function weighPost(built: string, address: string): Promise<Weights> {
  const host = await startHttp2Host(built, port);
  const browser = await launch();
  try {
    return await weigh(browser, `https://127.0.0.1:${port}${address}`);
  } finally {
    await browser.close();
    host.close();
  }
}

type Measured = {
  costs: Partial<Record<State, Cost>>;
  output: Record<Kind, number>;
  weights: Weights;
  /** What starts Docusaurus' client, in kB of brotli. */
  client: number | undefined;
};

const costs = ['seconds', 'cpuSeconds', 'peakMegabytes'] as const;

const medianCost = (samples: Cost[]): Cost =>
  Object.fromEntries(costs.map((key) => [key, median(samples.map((cost) => cost[key]))])) as Cost;

/** Builds, and checks that the post contains the edited word after the edit and not before. */
async function buildAndLook(project: Project, state: State, word: string): Promise<Cost> {
  const page = join(project.folder, project.built, project.address, 'index.html');
  const isEdited = state === 'after an edit';
  const cost = await build(project, state);
  if (readFileSync(page, 'utf8').includes(word) !== isEdited) {
    throw new Error(
      `${project.name} has built ${project.address} ${isEdited ? 'without the word that was edited' : 'with a word of a later edit'}: the times of its builds mean nothing. Look whether ${project.source} in ${relative(repository, project.folder)} is what it reads.`,
    );
  }
  return cost;
}

/** Weighs what starts Docusaurus' client, if the site has one. */
function weighClient(built: string): number | undefined {
  const list = join(built, clientFile);
  if (!existsSync(list)) {
    return undefined;
  }
  const {scripts} = JSON.parse(readFileSync(list, 'utf8')) as ClientFiles;
  return (
    scripts.reduce((sum, src) => sum + weighText(readFileSync(join(built, src), 'utf8')), 0) / 1000
  );
}

async function measure(project: Project, wanted: State[]): Promise<Measured> {
  const written = new Set(readdirSync(project.folder));
  const source = join(project.folder, project.source);
  const built = join(project.folder, project.built);
  const original = readFileSync(source, 'utf8');
  const samples: Record<State, Cost[]> = {cold: [], warm: [], 'after an edit': []};
  for (let run = 1; run <= runs; run++) {
    forget(project, written);
    writeFileSync(source, original);
    for (const state of wanted) {
      const word = `edited${run}`;
      if (state === 'after an edit') {
        writeFileSync(source, withAWord(original, word));
      }
      samples[state].push(await buildAndLook(project, state, word));
      const missing = project.posts.filter((post) => !existsSync(join(built, post, 'index.html')));
      if (missing.length > 0) {
        throw new Error(
          `${project.name} has not built ${missing.length} of ${project.posts.length} posts (${state}), such as ${missing[0]!}: the times of its builds mean nothing. Look into ${built}.`,
        );
      }
    }
  }
  const weights = await weighPost(built, project.address);
  const output = outputOf(built);
  const client = weighClient(built);
  rmSync(project.folder, {recursive: true});
  return {
    costs: Object.fromEntries(wanted.map((state) => [state, medianCost(samples[state])])),
    output,
    weights,
    client,
  };
}

/** The weight of one post for its reader, without the style sheet and fonts, which all posts share. */
const ofOnePost = ({html, scripts, data}: Weights) => html + scripts + data;

type Row = [name: string, value: (measured: Measured) => number | undefined];

const allOf = (output: Record<Kind, number>) =>
  Object.values(output).reduce((sum, megabytes) => sum + megabytes, 0);

/** The rows of the table in PERFORMANCE.md. */
const rows: Row[] = [
  ['cold build, s of CPU', ({costs}) => costs.cold?.cpuSeconds],
  ['warm build, s of CPU', ({costs}) => costs.warm?.cpuSeconds],
  ['build after an edit, s of CPU', ({costs}) => costs['after an edit']?.cpuSeconds],
  ['build after an edit, s by the clock', ({costs}) => costs['after an edit']?.seconds],
  ['peak memory, cold, MB', ({costs}) => costs.cold?.peakMegabytes],
  ['output without compressed copies, MB', ({output}) => allOf(output)],
  ['one post to its reader, kB', ({weights}) => ofOnePost(weights)],
  ['Docusaurus’ client, kB', ({client}) => client],
];

const furtherRows: Row[] = [
  ['peak memory after an edit, MB', ({costs}) => costs['after an edit']?.peakMegabytes],
  ...kindsOfOutput.map((kind): Row => [`output, MB of ${kind}`, ({output}) => output[kind]]),
];

type BySize = Map<number, Measured>;

const posts = (count: number) => `${count.toLocaleString('en')} posts`;

/** The values of this site, each with those of the others. */
function tableOf(title: string, rows: Row[], own: BySize, others: BySize[]): Table {
  return [
    [title, ...[...own.keys()].map(posts)],
    ...rows.map(([name, value]) => [
      name,
      ...[...own].map(([count, measured]) =>
        // What one of the others lacks altogether, such as a client, has no place.
        [measured, ...others.map((other) => other.get(count))]
          .flatMap((one) => (one && value(one)) ?? [])
          .map(show)
          .join(', '),
      ),
    ]),
  ];
}

function growthOf(own: BySize): Table {
  const columns = [...own];
  const steps = columns.slice(1).map((step, at) => [columns[at]!, step] as const);
  return [
    [
      'This site: per post, as a multiple of before',
      ...steps.map(([[fewer], [more]]) => `${fewer.toLocaleString('en')} → ${posts(more)}`),
    ],
    ...[...rows, ...furtherRows].map(([name, value]) => [
      name,
      ...steps.map(([[fewer, before], [more, after]]) =>
        show(growthPerPost([fewer, value(before) ?? NaN], [more, value(after) ?? NaN])),
      ),
    ]),
  ];
}

test('a build, by the number of posts', async () => {
  rmSync(base, {recursive: true, force: true});
  const own: BySize = new Map();
  const stock: BySize = new Map();
  const peer: BySize = new Map();
  for (const count of sizes) {
    own.set(count, await measure(writeOwn(count), [...states]));
    stock.set(count, await measure(writeStockProject(count), ['cold', 'after an edit']));
    if (withPeer) {
      peer.set(count, await measure(await writePeerProject(count), ['cold', 'after an edit']));
    }
  }
  const title = ['This site', 'stock', ...(withPeer ? [peerName] : [])].join(', ');
  const others = withPeer ? [stock, peer] : [stock];
  const tables = [
    tableOf(title, rows, own, others),
    tableOf(title, furtherRows, own, others),
    ...(own.size > 1 ? [growthOf(own)] : []),
  ];
  const note =
    ' memory is the largest sum of the resident memory of all processes, looked at five times a second.';
  await print(runs, tables, withPeer ? `${note} ${peerNote}` : note);
});
