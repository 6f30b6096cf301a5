// `npm run check-posts` checks posts in seconds, without building the site; `--help` says how to call it.
import {existsSync} from 'node:fs';
import {join, relative, resolve} from 'node:path';
import {checkPosts} from '../check/check-posts';
import type {Finding} from '../check/finding';
import {print, summaryOf} from '../check/print';
import {lostAddresses, readAddresses} from '../check/published';
import {writeDocuments} from './documents';
import {findPosts, postsAt} from '../content/post-path';
import {identity} from '../site/identity';
import {runCommand, UsageError} from './command';

const help = `npm run check-posts -- [PATH…] [--no-spelling]

PATH          a post, or a file of one, such as blog/2026-01-31-a-slug; without any, all posts
--no-spelling leaves out spelling and prose, which take longest
--published   instead of all this: compares build/addresses.txt with an earlier one, a file or the address of a site, and
              says what to write where an address would be lost
--schema      writes the schemas by which editors complete front matter, and the table in CONTRIBUTING

Errors are what would break, mislead or endanger readers, or lose an address; all else is a warning.
src/site/post-rules.ts says which is which. The exit code is 0 without errors, 1 with some, and 2 where the command was
called wrongly. Links, anchors, authors and tags are checked by the build.`;

/** The posts that paths refer to, or that own the files there; undefined for all posts. */
function chosenPosts(siteDir: string, paths: readonly string[]): Set<string> | undefined {
  const blog = join(siteDir, 'blog');
  const posts = findPosts(blog);
  const chosen = new Set<string>();
  for (const path of paths) {
    const inside = relative(blog, resolve(path)).replaceAll('\\', '/');
    if (inside.startsWith('..')) {
      throw new UsageError(`${path} is not in blog/: name a post, such as blog/2026-01-31-a-slug.`);
    }
    const found = postsAt(inside, posts);
    // Declarations beside posts affect all of them, and so may other files that are of no post.
    const isDeclaration = /^[^/]+\.(?:yml|txt)$/.test(inside);
    if (inside === '' || isDeclaration || (found.length === 0 && existsSync(path))) {
      return undefined;
    }
    (found.length > 0 ? found : [inside]).forEach((one) => chosen.add(one));
  }
  return chosen.size > 0 ? chosen : undefined;
}

const config = {
  allowPositionals: true,
  options: {
    'no-spelling': {type: 'boolean', default: false},
    published: {type: 'string'},
    schema: {type: 'boolean', default: false},
  },
} as const;

/** Calls what may fail because of what somebody typed. */
async function asTyped<Result>(what: () => Result | Promise<Result>, before = ''): Promise<Result> {
  try {
    return await what();
  } catch (error) {
    throw new UsageError(before + (error as Error).message, {cause: error});
  }
}

/** Prints what was found, in GitHub Actions beside the lines; returns the exit code. */
function tell(findings: readonly Finding[], summary: string): number {
  const format = process.env.GITHUB_ACTIONS === 'true' ? 'github' : 'text';
  process.stdout.write(`${print(findings, format, summary)}\n`);
  return findings.some(({severity}) => severity === 'error') ? 1 : 0;
}

void runCommand(help, config, async ({values, positionals}) => {
  const siteDir = process.cwd();
  const {published} = values;
  if (values.schema) {
    process.stdout.write(`${(await writeDocuments(siteDir)).join('\n')}\n`);
    return 0;
  }
  if (published !== undefined) {
    const before = await asTyped(() => readAddresses(published), `${published}: `);
    const built = 'build/addresses.txt';
    const after = await asTyped(() => readAddresses(built), `${built}: run npm run build first: `);
    const findings = lostAddresses(before, after, identity.baseUrl);
    return tell(findings, `${before.size} addresses compared: ${findings.length} lost.`);
  }
  const only = chosenPosts(siteDir, positionals);
  const result = await checkPosts(siteDir, {
    baseUrl: identity.baseUrl,
    language: identity.locales[0].code,
    ...(only && {only}),
    withLanguage: !values['no-spelling'],
    hasPodcast: identity.podcast !== null,
  });
  if (result.posts === 0 && result.findings.length === 0) {
    throw new UsageError('There is no such post: name a folder of blog/, or none for all of them.');
  }
  return tell(result.findings, summaryOf(result));
});
