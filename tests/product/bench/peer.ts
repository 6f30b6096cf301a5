import {execFile} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {parse, stringify} from 'yaml';
import {repository} from '../../site/support/docusaurus';
import {
  corpusPosts,
  descriptionOfCopy,
  isCopy,
  ownPosts,
  paragraphOfCopy,
  titleOfCopy,
  wholePost,
  type CorpusPost,
} from './corpus';
import {measuredRun} from './measured-run';

/**
 * The newest Astro that runs on the oldest Node.js this site supports, and the packages its blog template adds.
 * Their dependencies are resolved as of the day below.
 */
const packages = {astro: '5.18.2', '@astrojs/rss': '4.0.19', '@astrojs/sitemap': '3.7.4'};
const day = '2026-11-20';

const home = join(repository, '.cache/bench-peer');
const manifest = join(home, 'package.json');

/** A blog made from Astro's own blog template, with what this site has too: tags, an archive and paged lists. */
const template = join(repository, 'tests/product/fixtures/peer');

/** The script that runs the installed peer. */
const command = join(home, 'node_modules/astro/astro.js');

/**
 * Installs the peer from the registry, once for these versions. None of its packages becomes a dependency of
 * this site, and none runs code while it is installed.
 */
async function install(): Promise<void> {
  const wanted = JSON.stringify({private: true, type: 'module', dependencies: packages});
  if (existsSync(command) && readFileSync(manifest, 'utf8') === wanted) {
    return;
  }
  mkdirSync(home, {recursive: true});
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'];
  writeFileSync(manifest, wanted);
  try {
    await promisify(execFile)('npm', ['install', ...options, '--before', day], {cwd: home});
  } catch (error) {
    throw new Error(
      `Astro, which this site is measured beside, could not be installed from the npm registry. Try again with a network, or leave it out: BENCH_PEER=off. npm said:\n${String(error)}`,
      {cause: error},
    );
  }
}

/** The path in the build at which this site publishes the Markdown of a post. */
const alternateOf = ({original}: CorpusPost) =>
  `${original.replace(/^(\d+)-(\d+)-(\d+)-/, '$1/$2/$3/')}.md`;

/**
 * The source of a post for the peer.
 *
 * @param alternate the Markdown that this site publishes for the post, or for the post it copies
 */
function peerPost(alternate: string, post: CorpusPost): string {
  const [, head, text] = wholePost.exec(alternate)!;
  const {title, description, authors, tags} = parse(head!) as Record<string, unknown>;
  const copy = isCopy(post);
  const frontMatter = {
    title: copy ? titleOfCopy(String(title), post.number) : title,
    description: copy ? descriptionOfCopy(String(description), post.number) : description,
    date: post.folder.slice(0, 10),
    ...{authors, tags},
  };
  // The page already shows the title.
  const body = text!.trimStart().replace(/^# .*\n+/, '');
  const opening = copy ? `${paragraphOfCopy(post.number)}\n\n` : '';
  return `---\n${stringify(frontMatter)}---\n\n${opening}${body}`;
}

/** A site of the peer. */
export type Peer = {
  folder: string;
  /** The command that builds it, run in that folder. */
  command: string[];
};

/** The path of a post's source in the folder of the site. */
export const peerSource = ({folder}: CorpusPost) => `src/content/blog/${folder}.md`;

/** The address of a post. */
export const peerAddress = ({folder}: Pick<CorpusPost, 'folder'>) => `/blog/${folder}/`;

/** The address of the list of a tag, by the tag's name, as `keyOf` in `src/posts.js` of the peer makes it. */
export const peerTag = (name: string) => `/tags/${name.toLowerCase().replaceAll(/\W+/g, '-')}/`;

/**
 * Writes the peer's site for a corpus, and installs the peer if necessary. Each site has its own caches.
 *
 * @param name the name of its folder, whose contents are deleted
 * @param built the folder of our built site, which contains the Markdown of our posts
 */
export async function writePeer(name: string, posts: CorpusPost[], built: string): Promise<Peer> {
  await install();
  // Inside the folder with the packages, so that they can be resolved.
  const folder = join(home, name);
  rmSync(folder, {recursive: true, force: true});
  cpSync(template, folder, {recursive: true});
  mkdirSync(join(folder, 'src/content/blog'), {recursive: true});
  for (const post of posts) {
    const alternate = join(built, alternateOf(post));
    if (!existsSync(alternate)) {
      throw new Error(
        `${alternate} is missing, the Markdown of a post, which the peer is given: run \`npm run build\` first.`,
      );
    }
    writeFileSync(join(folder, peerSource(post)), peerPost(readFileSync(alternate, 'utf8'), post));
  }
  return {folder, command: [process.execPath, command, 'build']};
}

/**
 * Builds the peer's site of the site's own posts.
 *
 * @param built the folder of our built site
 * @returns the folder of the built peer
 */
export async function buildPeer(built: string): Promise<string> {
  const {folder, command} = await writePeer('pages', corpusPosts(ownPosts.length), built);
  const {code, output} = await measuredRun(command, {
    cwd: folder,
    env: {NODE_ENV: 'production', NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1'},
  });
  if (code !== 0) {
    throw new Error(
      `Astro does not build the posts, which this site is measured beside:\n${output}`,
    );
  }
  return join(folder, 'dist');
}

/** The peer's name and version, for a table. */
export const peerName = `Astro ${packages.astro}`;

/** A note for readers of the peer's times: see the loader in its folder. */
export const peerNote = `${peerName} with the loader of its template would not show an edit among many posts (https://github.com/withastro/astro/issues/15672): the loader here puts off its saves until all posts are loaded, and waits for nothing.`;
