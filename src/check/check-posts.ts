import {existsSync, readdirSync} from 'node:fs';
import {join, relative} from 'node:path';
import {findPosts} from '../content/post-path';
import {severities} from '../settings/post-rules';
import type {RuleName} from '../settings/rule-table';
import {readDeclarations} from './declarations';
import {collect, show, type Finding} from './finding';
import {readPost, type Post} from './post';
import type {Rule, Site, SiteRule} from './rule';
import {rules, siteRules} from './rules';

export type CheckOptions = {
  /** Paths of posts below blog/ to check; all of them by default. */
  only?: ReadonlySet<string>;
  /** Whether to check spelling and prose, which starts other programs. */
  withLanguage?: boolean;
  /** The path that the site is published under, with a slash at both ends. */
  baseUrl?: string;
  /** The language of the posts; English by default. */
  language?: string;
  /** Whether the site has a podcast, as the identity says; true by default. */
  hasPodcast?: boolean;
};

export type CheckResult = {
  findings: Finding[];
  /** How many posts were checked. */
  posts: number;
};

/** Finds links to files and folders in the blog: Docusaurus follows them, wherever they lead. */
const symbolicLinksIn = (blog: string): Finding[] =>
  readdirSync(blog, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isSymbolicLink())
    .flatMap(({parentPath, name}) => {
      const {findings, reportAs} = collect(
        `blog/${relative(blog, join(parentPath, name)).replaceAll('\\', '/')}`,
        '',
      );
      const reason = 'This is a symbolic link';
      reportAs('file')(0, reason, 'put the file or folder itself here');
      return findings;
    });

const byPlace = (a: Finding, b: Finding) =>
  a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column;

/** The rules of one kind that are not switched off. */
const switchedOn = <Kind extends Rule | SiteRule>(table: Partial<Record<RuleName, Kind>>) =>
  (Object.entries(table) as Array<[RuleName, Kind]>).filter(([name]) => severities[name] !== 'off');

/** A parser or a rule failed on unforeseen input; everything else is still checked. */
const failed = (error: unknown): [reason: string, remedy: string] => [
  `The check itself failed: ${show((error as Error).message)}`,
  'simplify what was changed last, and report it with the file',
];

/** Reads a post, and checks it by the rules of each post if it was asked for. */
async function checkPost(
  path: string,
  site: Site,
  isAsked: boolean,
): Promise<{post: Post | null; findings: Finding[]}> {
  let collected = collect(`blog/${path}`, '');
  const before: Finding[] = [];
  const collectIn = (text: string) => {
    before.push(...collected.findings);
    collected = collect(`blog/${path}`, text);
    return collected.reportAs;
  };
  let post: Post | null = null;
  try {
    post = readPost(site.siteDir, path, collectIn);
    for (const [name, check] of post && isAsked ? switchedOn<Rule>(rules) : []) {
      await check(post!, collected.reportAs(name), site);
    }
  } catch (error) {
    collected.reportAs('file')(0, ...failed(error));
  }
  return {post, findings: isAsked ? [...before, ...collected.findings] : []};
}

/**
 * Checks the posts of a site without building it. What Docusaurus stops at by itself is left to the build: links,
 * anchors, two pages at one address, unknown authors and tags. Never throws, however broken a post is.
 *
 * @param siteDir the folder that contains blog/
 */
export async function checkPosts(
  siteDir: string,
  options: CheckOptions = {},
): Promise<CheckResult> {
  const {only, withLanguage = false, baseUrl = '/', language = 'en', hasPodcast = true} = options;
  const isAsked = (path: string) => only === undefined || only.has(path);
  if (!existsSync(join(siteDir, 'blog'))) {
    const {findings, reportAs} = collect('blog', '');
    const remedy = 'run this where package.json is, and write a first post with npm run new-post';
    reportAs('file')(0, 'There is no folder blog/', remedy);
    return {findings, posts: 0};
  }
  const declared = readDeclarations(siteDir);
  const site: Site = {siteDir, baseUrl, language, hasPodcast, declarations: declared.read};
  const paths = findPosts(join(siteDir, 'blog'));
  const posts: Post[] = [];
  const findings = [...declared.findings, ...symbolicLinksIn(join(siteDir, 'blog'))];
  for (const path of paths) {
    const checked = await checkPost(path, site, isAsked(path));
    posts.push(...(checked.post ? [checked.post] : []));
    findings.push(...checked.findings);
  }
  for (const [name, check] of switchedOn<SiteRule>(siteRules)) {
    try {
      findings.push(...(await check(posts, site)));
    } catch (error) {
      const {findings: own, reportAs} = collect('blog', '');
      reportAs(name)(0, ...failed(error));
      findings.push(...own);
    }
  }
  const asked = paths.filter(isAsked);
  if (withLanguage) {
    const {checkLanguage} = await import('./language');
    findings.push(...(await checkLanguage(siteDir, asked)));
  }
  const others = new Set(paths.filter((path) => !isAsked(path)).map((path) => `blog/${path}`));
  return {
    findings: findings.filter(({file}) => !others.has(file)).sort(byPlace),
    posts: asked.length,
  };
}
