import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {format, resolveConfig} from 'prettier';
import {findPosts} from '../../content/post-path';
import type {Identity} from '../../settings/schema';
import {identityFile} from './answers';
import {drawings} from './drawings';
import {filledIn} from './filled-in';
import {original} from './original';
import {withoutUnused} from './packages';
import {isOriginalDrawing, isOriginalFile, says} from './sweep';

/** The changes that adopting makes to the files of the repository. */
export type Changes = {
  /** Paths of removed files. */
  removed: string[];
  /** New contents, by path. */
  written: Map<string, string | Buffer>;
  /** Posts that are not the original's, which stay with all teams and tags. */
  kept: string[];
};

const template = (name: string) => readFileSync(join(__dirname, 'texts', name), 'utf8');

/** Pictures below `static/` that front matter or `authors.yml` refers to. */
const picturesIn = (text: string): string[] =>
  [...text.matchAll(/^\s*(?:image|image_url):\s*["']?\/([^\s"']+)/gm)].map(
    ([, path]) => `static/${path!}`,
  );

/**
 * The post rules of an adopter: posts written elsewhere before today never fail a build, and our house style is not
 * asked for. Rules that have been changed are left as they are.
 */
const adoptedRules = (text: string, today: string): string =>
  text
    .replace('{before: null, posts: []}', `{before: '${today}', posts: []}`)
    .replace(/^ {4}(?:'code-file'|spelling|prose): 'warning',\n/gm, '')
    .replace('severities: {\n  }', 'severities: {}');

/** The licence, with the adopter's notice below the notice that the licence requires. */
function licensed(text: string, {company}: Identity, year: number): string {
  const notice = `Copyright (c) ${year} ${company}`;
  return text.includes(notice)
    ? text
    : text.replace(/^Copyright .*$/m, (line) => `${line}\n${notice}`);
}

/**
 * Computes what makes the site another company's. Only what is still as the original had it is replaced; an
 * adopter's own changes stay. `npm run upgrade` of former versions calls this too, so its parameters keep their
 * meaning.
 *
 * @param files paths of the files in the repository
 * @param today as YYYY-MM-DD
 * @param allPosts whether to remove posts that are not known as the original's
 */
export async function changesFor(
  siteDir: string,
  files: readonly string[],
  identity: Identity,
  today: string,
  allPosts = false,
): Promise<Changes> {
  const year = Number(today.slice(0, 4));
  const read = (path: string) => readFileSync(join(siteDir, path), 'utf8');
  const filled = (text: string) => filledIn(text, identity, today);
  const isOriginal = (path: string) => files.includes(path) && says(read(path));
  const known = new Set<string>(original.posts);
  // A post has a folder of its own, or shares one with others.
  const folders = new Set(findPosts(join(siteDir, 'blog')).map((path) => path.split('/')[0]!));
  const isPost = (name: string) => known.has(name) || folders.has(name);
  const kept = [...folders].filter((name) => !known.has(name) && !allPosts);
  const goes = (path: string) => {
    const [top, name] = path.split('/') as [string, string | undefined];
    return top === 'blog' && name !== undefined && isPost(name) && !kept.includes(name);
  };
  const drawn = Object.keys(original.drawings).filter((path) => isOriginalDrawing(siteDir, path));

  const removed = files.filter((path) => goes(path) || isOriginalFile(siteDir, path));
  const written = new Map<string, string | Buffer>();
  const write = (path: string, text: string) => {
    if (!files.includes(path) || read(path) !== text) {
      written.set(path, text);
    }
  };
  /** Edits a file if it is still as the original had it. */
  const edit = (path: string, change: (text: string) => string) => {
    if (isOriginal(path)) {
      write(path, change(read(path)));
    }
  };

  write(
    'src/site/identity.ts',
    await format(identityFile(identity), {
      ...(await resolveConfig(join(siteDir, 'package.json'))),
      parser: 'typescript',
    }),
  );
  if (files.includes('src/site/post-rules.ts')) {
    write('src/site/post-rules.ts', adoptedRules(read('src/site/post-rules.ts'), today));
  }
  for (const name of ['legal', 'legal-notices', 'general-terms-and-conditions-of-use']) {
    edit(`docs/${name}.md`, () => filled(template(`${name}.md`)));
  }
  // If an adopter has already written posts beside the original's, their teams, tags and words are left alone.
  if (kept.length === 0) {
    write(
      `blog/${today}-what-this-blog-promises-its-readers/index.md`,
      filled(template('first-post.md')),
    );
    for (const name of ['authors.yml', 'tags.yml', 'words.txt']) {
      write(`blog/${name}`, filled(template(name)));
    }
    // Pictures that only the removed teams and posts show.
    const shown = ['blog/authors.yml', ...removed.filter((path) => /\.mdx?$/.test(path))]
      .filter((path) => files.includes(path))
      .flatMap((path) => picturesIn(read(path)));
    removed.push(...new Set(shown.filter((path) => files.includes(path))));
  }
  for (const [path, drawing] of Object.entries(await drawings(identity.colours))) {
    if (drawn.includes(path) || (kept.length === 0 && !existsSync(join(siteDir, path)))) {
      written.set(path, drawing);
    }
  }

  // It shows the original's front page.
  if (isOriginal('README.md')) {
    removed.push(...files.filter((path) => original.pictures.test(path)));
  }
  edit('README.md', (text) =>
    text
      .replace(/^# .*$/m, () => `# ${identity.title}`)
      .replace(/^<picture>[\s\S]*?<\/picture>\n\n/m, '')
      // What speaks for the product, to those who have not chosen it yet.
      .replace(/^## (?:What you get|How fast it is)\n[^]*?(?=^## )/gm, '')
      .replace(
        /^1\. `npm run adopt` [^]*?(?=^2\. )/m,
        '1. `src/site/` is yours: name, colours, navigation, fonts, and more. [OWNING](.github/OWNING.md) says where to change what.\n',
      )
      .replace(
        /^The engineering blog of [\s\S]*?\n\n/m,
        () =>
          `The engineering blog of ${identity.company}: a static site built with [Docusaurus](https://docusaurus.io), React and\nTypeScript. Readers are anonymous, there is no server, and editors publish by pull request.\n\n`,
      ),
  );
  edit('.github/SECURITY.md', (text) =>
    text.replace(
      /^Write to \[[\s\S]*?\n\n/m,
      () =>
        `Write to [${identity.links.email}](mailto:${identity.links.email}), or use _Report a vulnerability_ under\nthe _Security_ tab of the repository, and not a public issue. Say what you did, what happened, and what somebody could\ndo with it. [[How soon somebody answers]]\n\n`,
    ),
  );
  // The address of the repository, which the edit links begin with.
  const repository = identity.links.edit?.replace(/edit\/.*$/, '');
  for (const path of files.filter((file) => file.startsWith('.github/ISSUE_TEMPLATE/'))) {
    edit(path, (text) =>
      text
        .replaceAll(
          original.repository,
          repository ?? 'https://github.com/[[your organisation and repository]]/',
        )
        .replace(
          /https:\/\/[^/\s]+\/\d{4}\/\S+/g,
          `${identity.url}${identity.baseUrl}2026/01/31/a-post/#a-heading`,
        ),
    );
  }
  write('LICENSE', licensed(read('LICENSE'), identity, year));
  const gone = new Set(removed);
  const staying = files.filter((path) => !gone.has(path));
  for (const [path, text] of withoutUnused(siteDir, staying)) {
    write(path, text);
  }
  return {removed: removed.sort(), written, kept};
}
