import {postRules} from '../settings/post-rules';
import type {RuleName} from '../settings/rule-table';
import type {Check, Rule} from './rule';
import * as code from './rules/code';
import * as frontMatter from './rules/front-matter';
import * as html from './rules/html';
import * as language from './rules/language';
import * as links from './rules/links';
import * as mdx from './rules/mdx';
import * as media from './rules/media';
import * as site from './rules/site';
import * as text from './rules/text';

/**
 * The check behind each rule in `src/settings/rule-table.ts`; the types keep both lists in step. If findings share a
 * place, they are sorted in this order.
 */
const checks = {
  declaration: site.declaration,
  redirect: site.redirect,
  'published-address': site.publishedAddress,
  file: site.file,
  'front-matter': frontMatter.frontMatter,
  'unknown-key': frontMatter.unknownKey,
  title: frontMatter.title,
  description: frontMatter.description,
  date: frontMatter.date,
  'stray-file': site.strayFile,
  'day-differs': frontMatter.dayDiffers,
  author: frontMatter.author,
  tag: frontMatter.tag,
  address: site.address,
  episode: site.episode,
  placeholder: text.placeholder,
  'lost-text': text.lostText,
  conflict: text.conflict,
  heading: text.heading,
  truncate: text.truncate,
  callout: text.callout,
  'leftover-markup': text.leftoverMarkup,
  table: text.table,
  length: text.length,
  code: code.code,
  'code-file': code.codeFile,
  listing: code.listing,
  secret: code.secret,
  'jsx-in-markdown': html.jsxInMarkdown,
  html: html.html,
  'remote-content': media.remoteContent,
  picture: media.picture,
  'picture-words': media.pictureWords,
  'picture-size': media.pictureSize,
  link: links.link,
  size: html.size,
  mdx: mdx.mdx,
  spelling: language.spelling,
  prose: language.prose,
} satisfies Record<RuleName, Check>;

/** All rules, for the check of posts, its guide and its tests. */
export const rules: readonly Rule[] = (Object.keys(checks) as RuleName[]).map((name) => {
  const [severity, summary] = postRules[name];
  return {name, summary, severity, check: checks[name]};
});
