// `npm run check-posts` checks posts in seconds, without building the site; `--help` says how to call it.
import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join, relative, resolve} from 'node:path';
import {findPosts} from '../content/post-path';
import {buildDate} from '../content/build-date';
import {identity} from '../site/identity';
import {affectedPosts, postsAt} from './changed-posts';
import {runCommand, UsageError} from './command';
import {checkPosts, type CheckResult} from '../check/check-posts';
import {jsonSchemas} from '../check/json-schema';
import {fix} from '../check/fix';
import {readBefore, readPublished, type Before} from '../check/published';
import {formats, print, type Format} from '../check/print';

const help = `npm run check-posts -- [PATH…] [--since COMMIT] [--fix] [--format text|github|json] [--published FROM]

PATH        a post, or a file of one, such as blog/2026-01-31-a-slug; without any, all posts
--since     instead of a path: what this branch changes, as in --since origin/main, and posts that this may concern
--fix       fixes what can be fixed without losing anything, and says what is left
--format    text for people; github for annotations, which is what GitHub Actions gets unless told otherwise; json
--published an addresses.txt, or the address of the site that has it: what was published, and no change may lose; without it,
            what the main branch of Git or the commit of --since has
--schema    writes the schemas that editors complete front matter, blog/authors.yml and blog/tags.yml by

Errors are what would break, mislead or endanger readers, or lose an address; all else is a warning.
src/site/post-rules.ts says which is which. The exit code is 0 without errors, 1 with some, and 2 where the command was
called wrongly.`;

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
    // Declarations beside posts affect all of them.
    if (inside === '' || /^[^/]+\.(?:yml|txt)$/.test(inside)) {
      return undefined;
    }
    const found = postsAt(inside, posts);
    (found.length > 0 ? found : [inside]).forEach((one) => chosen.add(one));
  }
  return chosen.size > 0 ? chosen : undefined;
}

function writeSchemas(siteDir: string): void {
  for (const [file, schema] of Object.entries(jsonSchemas())) {
    mkdirSync(join(siteDir, dirname(file)), {recursive: true});
    writeFileSync(join(siteDir, file), schema);
    process.stdout.write(`${file} is written.\n`);
  }
}

const config = {
  allowPositionals: true,
  options: {
    fix: {type: 'boolean', default: false},
    format: {type: 'string', default: process.env.GITHUB_ACTIONS === 'true' ? 'github' : 'text'},
    published: {type: 'string'},
    schema: {type: 'boolean', default: false},
    since: {type: 'string'},
  },
} as const;

void runCommand(help, config, async ({values, positionals}) => {
  const siteDir = process.cwd();
  const format = formats.find((name) => name === values.format);
  if (!format) {
    throw new UsageError(
      `There is no format ${values.format}: write one of ${formats.join(', ')}.`,
    );
  }
  if (values.schema) {
    writeSchemas(siteDir);
    return 0;
  }
  if (values.since !== undefined && positionals.length > 0) {
    throw new UsageError('Name posts, or a commit with --since; not both.');
  }
  const only =
    values.since === undefined
      ? chosenPosts(siteDir, positionals)
      : affected(siteDir, values.since);
  const {url, baseUrl} = identity;
  const site = {url, baseUrl};
  const now = buildDate();
  const {before, note} =
    values.published === undefined
      ? readBefore(siteDir, {since: values.since, site, now})
      : {before: await listFrom(values.published), note: undefined};
  const check = (): Promise<CheckResult> =>
    checkPosts(siteDir, {
      site,
      now,
      before,
      ...(only && {only}),
      withLanguage: true,
      hasPodcast: identity.podcast !== null,
    });
  let result = await check();
  // One fix may reveal another; the limit stops fixes that keep coming back.
  const fixed = new Set<string>();
  for (let rounds = 0; values.fix && rounds < 8; rounds++) {
    const files = fix(siteDir, result.findings);
    if (files.size === 0) {
      break;
    }
    files.forEach((file) => fixed.add(file));
    result = await check();
  }
  const changes =
    fixed.size === 0 ? [] : [`Fixed, as git diff shows: ${[...fixed].sort().join(', ')}`];
  return tell(result, format, {
    notes: [...changes, ...(note === undefined ? [] : [note])],
    mayBeNone: values.since !== undefined,
  });
});

function affected(siteDir: string, since: string): Set<string> | undefined {
  try {
    return affectedPosts(siteDir, since);
  } catch (error) {
    throw new UsageError((error as Error).message, {cause: error});
  }
}

async function listFrom(published: string): Promise<Before> {
  try {
    return await readPublished(published);
  } catch (error) {
    throw new UsageError(`${published}: ${(error as Error).message}`, {cause: error});
  }
}

function tell(
  result: CheckResult,
  format: Format,
  {notes, mayBeNone}: {notes: readonly string[]; mayBeNone: boolean},
): number {
  if (!mayBeNone && result.posts === 0 && result.findings.length === 0) {
    throw new UsageError('There is no such post: name a folder of blog/, or none for all of them.');
  }
  process.stdout.write(`${print(result, format, notes)}\n`);
  return result.findings.some(({severity}) => severity === 'error') ? 1 : 0;
}
