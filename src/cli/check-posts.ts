// `npm run check-posts` checks posts in seconds, without building the site; `--help` says how to call it.
import {join, relative, resolve} from 'node:path';
import {checkPosts} from '../check/check-posts';
import type {Finding} from '../check/finding';
import {print, summaryOf, usualFormat} from '../check/print';
import {lostAddresses, readAddresses} from '../check/published';
import {writeDocuments} from './documents';
import {findPosts, postsAt} from '../content/post-path';
import {identity} from '../site/identity';
import {runCommand, UsageError} from './command';

const help = `npm run check-posts -- [PATH…]

PATH         a post, or a file of one, such as blog/2026-01-31-a-slug; without any, all posts
--published  instead of all this: compares build/addresses.txt with an earlier one, a file or the address of a site, and
             says what to write where an address would be lost
--schema     writes the schemas by which editors complete front matter, and the table in WRITING

Errors are what would break, mislead or endanger readers, or lose an address; all else is a warning.
src/site/post-rules.ts says which is which. The exit code is 0 without errors, 1 with some, and 2 where the command was
called wrongly. Former addresses, episodes and links in code are checked by the build, spelling and prose by
npm run check-language.`;

/** The posts that paths refer to, or that own the files there; all posts if these are of none. */
function chosenPosts(siteDir: string, paths: readonly string[]): Set<string> | undefined {
  const blog = join(siteDir, 'blog');
  const posts = findPosts(blog);
  const inBlog = paths.map((path) => relative(blog, resolve(path)).replaceAll('\\', '/'));
  const chosen = new Set(inBlog.flatMap((path) => postsAt(path, posts)));
  return chosen.size > 0 ? chosen : undefined;
}

const config = {
  allowPositionals: true,
  options: {
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
  process.stdout.write(`${print(findings, usualFormat(), summary)}\n`);
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
  const result = await checkPosts(siteDir, {
    only: chosenPosts(siteDir, positionals),
    language: identity.locales[0].code,
  });
  return tell(result.findings, summaryOf(result));
});
