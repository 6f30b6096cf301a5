// `npm run check-posts` judges posts in seconds, without building the site; `--help` says how to call it.
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join, relative, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {parse} from 'yaml';
import {buildDate} from '../../lib/build-date';
import {identity} from '../../site/identity';
import {affectedFolders, changesSince} from './changed-posts';
import {checkPosts, type CheckResult} from './check-posts';
import {jsonSchemas} from './json-schema';
import {prose} from './language/prose';
import {checkDictionary, dictionary, spelling} from './language/spelling';
import {mend} from './mend';
import {readBefore} from './published/before';
import {atFiles, formats, print, type Format} from './print';

const help = `npm run check-posts -- [PATH…] [--since COMMIT] [--fix] [--format text|github|json] [--published FROM]

PATH        a post, or a file of one, such as blog/2026-01-31-a-slug; without any, all posts
--since     instead of a path: what this branch changes, as in --since origin/main, and posts that this may concern
--fix       mends what can be mended, and tells what is left
--format    text for people; github for annotations, which is what GitHub Actions gets unless told otherwise; json
--published what was published, which no change may lose: an addresses.txt, a folder with one, or the address of the site;
            without it the published site on GitHub Actions, and elsewhere the main branch of Git; none where nothing was
--schema    writes the schemas that editors complete front matter by, of blog/authors.yml and blog/tags.yml

Ends with 0 where nothing is wrong (warnings are no errors), with 1 where something is, with 2 where it was called wrongly.`;

/** Somebody called the command as it cannot be called. */
class UsageError extends Error {}

/** Names of the folders in blog/ that paths lead into; undefined for all of them. */
function foldersOf(siteDir: string, paths: readonly string[]): Set<string> | undefined {
  const folders = new Set<string>();
  for (const path of paths) {
    const inside = relative(join(siteDir, 'blog'), resolve(path)).replaceAll('\\', '/');
    if (inside.startsWith('..')) {
      throw new UsageError(`${path} is not in blog/: name a post, such as blog/2026-01-31-a-slug.`);
    }
    const [folder] = inside.split('/');
    // All posts depend on what is declared beside them.
    if (!folder || /\.(?:yml|txt)$/.test(folder)) {
      return undefined;
    }
    folders.add(folder);
  }
  return folders.size > 0 ? folders : undefined;
}

const namesIn = (siteDir: string, name: string): string[] =>
  Object.keys((parse(readFileSync(join(siteDir, `blog/${name}.yml`), 'utf8')) ?? {}) as object);

function writeSchemas(siteDir: string): void {
  const declared = {authors: namesIn(siteDir, 'authors'), tags: namesIn(siteDir, 'tags')};
  for (const [file, schema] of Object.entries(jsonSchemas(declared))) {
    mkdirSync(join(siteDir, dirname(file)), {recursive: true});
    writeFileSync(join(siteDir, file), schema);
    process.stdout.write(`${file} is written.\n`);
  }
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        fix: {type: 'boolean', default: false},
        format: {
          type: 'string',
          default: process.env.GITHUB_ACTIONS === 'true' ? 'github' : 'text',
        },
        published: {type: 'string'},
        schema: {type: 'boolean', default: false},
        since: {type: 'string'},
        help: {type: 'boolean', default: false},
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message, {cause: error});
  }
}

async function main(): Promise<number> {
  const {values, positionals} = readArguments();
  const siteDir = process.cwd();
  const format = formats.find((name) => name === values.format);
  if (values.help) {
    process.stdout.write(`${help}\n`);
    return 0;
  }
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
    values.since === undefined ? foldersOf(siteDir, positionals) : affected(siteDir, values.since);
  const {url, baseUrl} = identity;
  const site = {url, baseUrl};
  const now = buildDate();
  const published =
    values.published ?? (process.env.GITHUB_ACTIONS === 'true' ? url + baseUrl : undefined);
  const {before, notes} = await readBefore(siteDir, {published, site, now}).catch(
    (error: unknown) => {
      throw new UsageError((error as Error).message, {cause: error});
    },
  );
  const check = async (): Promise<CheckResult> => {
    const result = await checkPosts(siteDir, {
      site,
      now,
      before,
      ...(only && {only}),
      readers: [spelling(join(siteDir, dictionary)), prose],
    });
    return {...result, findings: [...checkDictionary(siteDir), ...result.findings]};
  };
  let result = await check();
  // To mend one thing may show another; what comes back each time is not mended by trying for ever.
  const mended = new Set<string>();
  for (let rounds = 0; values.fix && rounds < 8; rounds++) {
    const files = await mend(siteDir, result.findings);
    if (files.size === 0) {
      break;
    }
    files.forEach((file) => mended.add(file));
    result = await check();
  }
  const changes =
    mended.size === 0 ? [] : [`Mended, as git diff shows: ${[...mended].sort().join(', ')}`];
  return tell(result, format, {
    notes: [...changes, ...notes],
    mayBeNone: values.since !== undefined,
  });
}

function affected(siteDir: string, since: string): Set<string> | undefined {
  try {
    return affectedFolders(siteDir, changesSince(siteDir, since));
  } catch (error) {
    throw new UsageError((error as Error).message, {cause: error});
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
  const told =
    format === 'github' ? {...result, findings: atFiles(result.findings, process.cwd())} : result;
  process.stdout.write(`${print(told, format, notes)}\n`);
  return result.findings.some(({severity}) => severity === 'error') ? 1 : 0;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(
      `${error instanceof UsageError ? `${error.message}\n\n${help}` : String((error as Error).stack ?? error)}\n`,
    );
    process.exitCode = 2;
  },
);
