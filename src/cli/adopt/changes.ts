import {execFileSync} from 'node:child_process';
import {lstatSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {format, resolveConfig} from 'prettier';
import {findPosts} from '../../content/post-path';
import type {Identity} from '../../settings/schema';
import {identityFile} from './answers';
import {filledIn} from './filled-in';
import {original} from './original';

/** All that Git tracks: files and symlinks. */
const trackedPaths = (siteDir: string): string[] =>
  execFileSync('git', ['ls-files', '-z'], {cwd: siteDir, encoding: 'utf8'})
    .split('\0')
    .filter(Boolean);

export const trackedFiles = (siteDir: string): string[] =>
  trackedPaths(siteDir).filter((path) => lstatSync(join(siteDir, path)).isFile());

const template = (name: string) => readFileSync(join(__dirname, 'texts', name));

/** What adopting removes: our posts with their drawings, our podcast, the pictures of our site, the product's tests. */
const isOurs = (path: string) =>
  /^(?:blog\/\d|static\/(?:podcast|img)\/|src\/pages\/podcast\.md$)/.test(path) ||
  original.tests.test(path) ||
  original.pictures.includes(path);

/** Takes the packages that only our posts use out of `package.json` or its lock file, and the scripts of our tests. */
function withoutOurs(text: string, more = {}): string {
  type Declared = Partial<
    Record<'dependencies' | 'devDependencies' | 'scripts', Record<string, string>>
  >;
  const json = JSON.parse(text) as Declared & {packages?: Record<string, Declared>};
  for (const name of original.packages) {
    delete json.devDependencies?.[name];
    delete json.packages?.['']?.devDependencies?.[name];
    // Another package may need it too: then it stays installed.
    if (!Object.values(json.packages ?? {}).some(({dependencies}) => dependencies?.[name])) {
      delete json.packages?.[`node_modules/${name}`];
    }
  }
  if (json.scripts) {
    const {'test:site': test, ...scripts} = json.scripts;
    const theirs = Object.entries(scripts).filter(([name]) => !original.scripts.test(name));
    json.scripts = {...Object.fromEntries(theirs), test: test!};
  }
  return `${JSON.stringify({...json, ...more}, null, 2)}\n`;
}

/**
 * Computes what makes the site another company's: the files to remove, and the new contents of others. `today` is a day
 * as YYYY-MM-DD; `from`, the Git address of later versions.
 */
export async function changesFor(
  siteDir: string,
  identity: Identity,
  today: string,
  from = '',
): Promise<{removed: string[]; written: Map<string, string | Buffer>}> {
  const isKnown = (path: string) => original.posts.some((post) => path.startsWith(`${post}/`));
  const others = findPosts(join(siteDir, 'blog')).filter((path) => !isKnown(path));
  if (others.length > 0) {
    throw new Error(
      `Adopting removes all posts, and these are not of ${original.company}: ${others.join(', ')}. Move them elsewhere, adopt, then bring them back.`,
    );
  }
  const files = trackedFiles(siteDir);
  const {company, links, title} = identity;
  const read = (path: string) => readFileSync(join(siteDir, path), 'utf8');
  const written = new Map<string, string | Buffer>();
  const edit = (path: string, change: (text: string) => string) => {
    written.set(path, change(read(path)));
  };
  const fill = (path: string, name: string) => {
    written.set(path, filledIn(template(name).toString(), identity, today));
  };

  const source = identityFile(identity);
  const style = await resolveConfig(join(siteDir, 'package.json'));
  written.set('src/site/identity.ts', await format(source, {...style, parser: 'typescript'}));
  // Nobody shortens the titles of older posts, and nobody else has to follow our house style.
  edit('src/site/post-rules.ts', (text) =>
    text
      .replace('lengthsSince: null', `lengthsSince: '${today}'`)
      .replace(/severities: \{[^}]*\}/, 'severities: {}'),
  );
  for (const name of ['legal', 'legal-notices', 'general-terms-and-conditions-of-use']) {
    fill(`docs/${name}.md`, `${name}.md`);
  }
  fill(`blog/${today}-what-this-blog-promises-its-readers/index.md`, 'first-post.md');
  for (const name of ['authors.yml', 'tags.yml', 'words.txt']) {
    fill(`blog/${name}`, name);
  }
  for (const name of ['logo', 'logo-dark', 'favicon', 'authors/engineering']) {
    fill(`static/img/${name}.svg`, `drawings/${name}.svg`);
  }
  written.set('static/favicon.ico', template('drawings/favicon.ico'));
  const firstSentence = `The engineering blog of ${company}: a static site built with [Docusaurus](https://docusaurus.io).`;
  edit('README.md', (text) =>
    text
      .replace(/^# .*$/m, () => `# ${title}`)
      .replace(/^The engineering blog of .*?\n\n/ms, () => `${firstSentence}\n\n`)
      // For those who have not chosen the product yet.
      .replace(/^<!-- product -->\n.*?^<!-- \/product -->\n\n?/gms, ''),
  );
  edit('.github/SECURITY.md', (text) =>
    text
      .replace(/^Write to \[.*?\)/m, () => `Write to [${links.email}](mailto:${links.email})`)
      .replace(/ \S+ is imagined .*?(?=\n\n)/s, ' [[How soon somebody answers]]'),
  );
  // The address of the repository, with which the edit links begin.
  const repository =
    links.edit?.replace(/edit\/.*$/, '') ??
    'https://github.com/[[your organisation and repository]]/';
  for (const path of files.filter((file) => file.startsWith('.github/ISSUE_TEMPLATE/'))) {
    edit(path, (text) => text.replaceAll(original.repository, () => repository));
  }
  const notice = `Copyright (c) ${today.slice(0, 4)} ${company}`;
  edit('LICENSE', (text) => text.replace(/^Copyright .*$/m, (ours) => `${ours}\n${notice}`));
  edit('package-lock.json', (text) => withoutOurs(text));
  edit('package.json', (text) => withoutOurs(text, from ? {config: {product: from}} : {}));
  const removed = trackedPaths(siteDir).filter((path) => isOurs(path) && !written.has(path));
  return {removed, written};
}
