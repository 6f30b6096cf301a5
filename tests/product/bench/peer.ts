import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {stringify} from 'yaml';
import {addressOfPost} from '../../../src/content/post-path';
import {repository} from '../../site/support/docusaurus';
import {nodePackage} from '../support/node-package';
import {corpusPosts, ownPosts, asCopy, type CorpusPost} from './corpus';
import {measuredRun} from './measured-run';

/** The newest Astro, the packages its blog template adds, and a Node.js that runs it. Their dependencies are as of the day below. */
const packages = {
  astro: '7.3.5',
  '@astrojs/rss': '4.0.19',
  '@astrojs/sitemap': '3.7.4',
  [nodePackage]: '24.22.3',
};
const day = '2026-11-20';

/** The peer's name and version, for a table. */
export const peerName = `Astro ${packages.astro}`;

const home = join(repository, '.cache/bench-peer');
const manifest = join(home, 'package.json');

/** A blog made from Astro's own blog template, with what this site has too: tags, an archive and paged lists. */
const template = join(repository, 'tests/product/fixtures/peer');

/** The command that builds a site of the peer, run in its folder. */
export const peerCommand = [
  join(home, 'node_modules', nodePackage, 'bin/node'),
  join(home, 'node_modules/astro/bin/astro.mjs'),
  'build',
];

/**
 * Installs the peer from the registry, once for these versions. None of its packages becomes a dependency of
 * this site, and none runs code while it is installed.
 */
function install(): void {
  const content = JSON.stringify({private: true, type: 'module', dependencies: packages});
  if (existsSync(peerCommand[1]!) && readFileSync(manifest, 'utf8') === content) {
    return;
  }
  mkdirSync(home, {recursive: true});
  writeFileSync(manifest, content);
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'];
  execFileSync('npm', ['install', ...options, '--before', day], {cwd: home, stdio: 'inherit'});
}

/** The path of a post's source in the folder of the site. */
export const peerSource = ({folder}: CorpusPost) => `src/content/blog/${folder}.md`;

/** The address of a post. */
export const peerAddress = ({folder}: Pick<CorpusPost, 'folder'>) => `/blog/${folder}/`;

/**
 * Writes the peer's site for a corpus, from the Markdown that this site publishes, and installs the peer if necessary.
 * Each site has its own caches.
 *
 * @param name the name of its folder, whose contents are deleted
 */
export function writePeer(name: string, count: number): string {
  install();
  // Inside the folder with the packages, so that they can be resolved.
  const folder = join(home, name);
  rmSync(folder, {recursive: true, force: true});
  cpSync(template, folder, {recursive: true});
  mkdirSync(join(folder, 'src/content/blog'), {recursive: true});
  for (const post of corpusPosts(count)) {
    const alternate = `${addressOfPost(`${post.original}/index.md`).slice(0, -1)}.md`;
    const source = readFileSync(join(repository, 'build', alternate), 'utf8');
    const {frontMatter, text} = asCopy(source, post);
    const {title, description, authors, tags} = frontMatter;
    const head = stringify({title, description, date: post.folder.slice(0, 10), authors, tags});
    // The page already shows the title.
    const body = text.trimStart().replace(/^# .*\n+/, '');
    writeFileSync(join(folder, peerSource(post)), `---\n${head}---\n\n${body}`);
  }
  return folder;
}

/** Builds the peer's site of the site's own posts; returns the folder of the built site. */
export async function buildPeer(): Promise<string> {
  const folder = writePeer('pages', ownPosts.length);
  await measuredRun(peerCommand, folder, {ASTRO_TELEMETRY_DISABLED: '1'});
  return join(folder, 'dist');
}
