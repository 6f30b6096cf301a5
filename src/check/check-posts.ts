import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {findPosts} from '../content/post-path';
import {severities} from '../settings/post-rules';
import type {RuleName} from '../settings/rule-table';
import {checkDeclarations} from './declarations';
import {checkFiles} from './files';
import {collect, show, type Finding} from './finding';
import {readPost, type Rule} from './post';
import {readText} from './read-text';
import {rules} from './rules';
import {readTargets, type Targets} from './targets';

export type CheckOptions = {
  /** Paths of posts below blog/ to check; all of them by default. */
  only?: ReadonlySet<string> | undefined;
  /** The rules to run, besides reading the files; all of them by default. */
  among?: ReadonlySet<RuleName>;
  /** The language of the posts, a BCP 47 tag; English by default. */
  language?: string;
};

export type CheckResult = {
  findings: Finding[];
  /** How many posts were checked. */
  posts: number;
};

const byPlace = (a: Finding, b: Finding) =>
  a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column;

/** The rules for docs and pages. */
const ofPages: readonly string[] = ['address', 'link', 'picture'] satisfies RuleName[];

/** Reads a text, and checks it by the rules for its kind that are not switched off. */
async function checkText(
  siteDir: string,
  file: string,
  kind: 'post' | 'page',
  targets: Targets,
  {language = 'en', among}: CheckOptions,
): Promise<Finding[]> {
  const unread = collect(file, '');
  const text = readText(join(siteDir, file), unread.reportAs('file'));
  if (text === null) {
    return unread.findings;
  }
  const {findings, reportAs} = collect(file, text);
  try {
    const post = readPost(siteDir, file, kind, text, targets, reportAs);
    for (const [name, check] of post ? (Object.entries(rules) as Array<[RuleName, Rule]>) : []) {
      const isAsked = (among?.has(name) ?? true) && (kind === 'post' || ofPages.includes(name));
      if (isAsked && severities[name] !== 'off') {
        await check(post!, reportAs(name), language);
      }
    }
  } catch (error) {
    // A parser or a rule failed on unforeseen input; everything else is still checked.
    const reason = `The check itself failed: ${show((error as Error).message)}`;
    reportAs('file')(0, reason, 'simplify what was changed last, and report it with the file');
  }
  return findings;
}

/**
 * Checks the posts of a site without building it, and what docs and pages lead to. Former addresses, episodes and links in code are
 * left to the build. Never throws, however broken a text is.
 *
 * @param siteDir the folder that contains blog/
 */
export async function checkPosts(
  siteDir: string,
  options: CheckOptions = {},
): Promise<CheckResult> {
  const {only} = options;
  if (!existsSync(join(siteDir, 'blog'))) {
    const {findings, reportAs} = collect('blog', '');
    const remedy = 'run this where package.json is, and write a first post with npm run new-post';
    reportAs('file')(0, 'There is no folder blog/', remedy);
    return {findings, posts: 0};
  }
  const posts = findPosts(join(siteDir, 'blog')).filter((path) => only?.has(path) ?? true);
  const findings = [...checkDeclarations(siteDir), ...checkFiles(siteDir)];
  const targets = readTargets(siteDir);
  for (const path of posts) {
    findings.push(...(await checkText(siteDir, `blog/${path}`, 'post', targets, options)));
  }
  const pages = targets.texts.filter(({kind, file}) => kind !== 'post' && /\.mdx?$/.test(file));
  for (const {file} of only === undefined ? pages : []) {
    findings.push(...(await checkText(siteDir, file, 'page', targets, options)));
  }
  return {findings: findings.sort(byPlace), posts: posts.length};
}
