// `npm run report-posts`: reports what readers will get of posts, and packs the built site as a preview.
import {existsSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {toHtml} from 'hast-util-to-html';
import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkRehype from 'remark-rehype';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {addressOfPost, findPosts} from '../../content/post-path';
import {identity} from '../../site/identity';
import {changedPosts, changesSince, postsAt} from '../changed-posts';
import {checkPosts} from '../../check/check-posts';
import {readValues} from '../../check/front-matter';
import {normalized} from '../../check/read-text';
import {readSchedule, whenAllAreOut, type Scheduled} from '../schedule';
import {runCommand} from '../command';
import {describePage, type BuiltSite} from './describe-page';
import {packPreview, siteFolder, startPage} from './pack';
import {report, type ReportedPost} from './report';

const help = `npm run report-posts -- [POST…] [--since COMMIT] [--pack FOLDER] [--preview ADDRESS]

POST        a post or a folder of blog/, such as blog/2026-01-31-a-slug; without any, and without --since, all posts
--since     the posts that this branch adds, changes or removes, as in --since origin/main
--pack      writes build/ to a folder that a browser shows by a double click, with this report as its first page
--preview   where what was packed can be downloaded, for the report to say so
--clock     prints BUILD_DATE=… for a build in which all of these posts are out; nothing where they are out now

Prints Markdown, of what npm run build wrote last.`;

type Wanted = Map<string, ReportedPost['kind']>;

function wantedPosts(siteDir: string, names: readonly string[], since?: string): Wanted {
  const all = findPosts(join(siteDir, 'blog'));
  if (since !== undefined) {
    return changedPosts(changesSince(siteDir, since), all);
  }
  const asked = names.flatMap((name) => {
    const path = name
      .replace(/^.*?blog[\\/]/, '')
      .replaceAll('\\', '/')
      .replace(/\/$/, '');
    const found = postsAt(path, all);
    if (found.length === 0 || !existsSync(join(siteDir, 'blog', path))) {
      throw new Error(`There is no post blog/${path}: name a post or a folder of blog/.`);
    }
    return found;
  });
  return new Map((asked.length > 0 ? asked : all).map((path) => [path, 'asked']));
}

function visibilityOf(
  values: Record<string, unknown>,
  schedule: Scheduled | undefined,
  now: Date,
): string[] {
  const said: string[] = [];
  if (values.draft === true) {
    said.push('a draft, which is not published: take out draft: true when it is to be');
  }
  if (values.unlisted === true) {
    said.push('unlisted: only those who have its address see it');
  }
  if (schedule?.from && schedule.from > now) {
    said.push(
      `scheduled: published by itself within the hour after ${schedule.from.toISOString()}`,
    );
  }
  if (schedule?.until) {
    said.push(
      `${schedule.until > now ? 'leaves' : 'has left'} the site at ${schedule.until.toISOString()}`,
    );
  }
  return said;
}

async function reportedPosts(
  siteDir: string,
  site: BuiltSite,
  wanted: Wanted,
): Promise<ReportedPost[]> {
  const {findings} = await checkPosts(siteDir, {
    only: new Set(wanted.keys()),
    withLanguage: true,
    hasPodcast: identity.podcast !== null,
  });
  const schedule = readSchedule(join(siteDir, 'blog'));
  return [...wanted].map(([path, kind]) => {
    const file = `blog/${path}`;
    const isThere = existsSync(join(siteDir, file));
    const values = isThere ? readValues(normalized(readFileSync(join(siteDir, file), 'utf8'))) : {};
    const address = addressOfPost(path, values.slug);
    // A post with its own folder also gets the findings about other files in it.
    const own = /(?:^|\/)index\.mdx?$/.test(file) ? `${dirname(file)}/` : `${file}/`;
    return {
      file,
      kind,
      address,
      visibility: visibilityOf(
        values,
        schedule.find((one) => one.path === path),
        new Date(),
      ),
      page: isThere ? describePage(site, address.slice(1)) : null,
      findings: findings.filter(({file: found}) => `${found}/`.startsWith(own)),
    };
  });
}

const toMarkdown = (root: Root): string =>
  unified().use(remarkGfm).use(remarkStringify, {bullet: '-'}).stringify(root);

/** Renders the report as the first page of a preview. */
async function toPage(root: Root): Promise<string> {
  const body = await unified().use(remarkGfm).use(remarkRehype).run(root);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>What readers will get</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 50rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
img { max-width: 100%; height: auto; border: 1px solid; }
th, td { text-align: start; vertical-align: top; padding: .25rem 1rem .25rem 0; }
td:first-child { overflow-wrap: normal; }
</style>
${toHtml(body)}
<p><a href="${siteFolder}/index.html">The front page of the site</a></p>
</html>
`;
}

const config = {
  allowPositionals: true,
  options: {
    since: {type: 'string'},
    pack: {type: 'string'},
    preview: {type: 'string'},
    clock: {type: 'boolean', default: false},
  },
} as const;

void runCommand(help, config, async ({values, positionals}) => {
  const siteDir = process.cwd();
  const wanted = wantedPosts(siteDir, positionals, values.since);
  if (values.clock) {
    const schedule = readSchedule(join(siteDir, 'blog')).filter(({path}) => wanted.has(path));
    const moment = whenAllAreOut(schedule, new Date());
    process.stdout.write(moment === null ? '' : `BUILD_DATE=${moment.toISOString()}\n`);
    return;
  }
  const baseUrl = process.env.SITE_BASE_URL ?? identity.baseUrl;
  const site = {folder: join(siteDir, 'build'), baseUrl};
  const posts = await reportedPosts(siteDir, site, wanted);
  const isBuilt = existsSync(join(site.folder, 'index.html'));
  if (values.pack !== undefined) {
    if (!isBuilt) {
      throw new Error('There is no build/ to pack: run npm run build first.');
    }
    const start = report(posts, {
      isBuilt,
      linkTo: (path) => `${siteFolder}/${path.split('/').map(encodeURIComponent).join('/')}`,
    });
    packPreview(site, values.pack, await toPage(start));
    process.stdout.write(`${join(values.pack, startPage)} is written: open it in a browser.\n`);
    return;
  }
  process.stdout.write(toMarkdown(report(posts, {isBuilt, linkTo: null, preview: values.preview})));
});
