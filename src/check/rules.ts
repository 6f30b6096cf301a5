import type {RuleName} from '../settings/rule-table';
import type {Rule, SiteRule} from './rule';
import {codeFile} from './rules/code-file';
import {episode} from './rules/episode';
import {html} from './rules/html';
import {jsxInMarkdown} from './rules/jsx-in-markdown';
import {leftoverMarkup} from './rules/leftover-markup';
import {length} from './rules/length';
import {listing} from './rules/listing';
import {lostText} from './rules/lost-text';
import {markup} from './rules/markup';
import {pictureWords} from './rules/picture-words';
import {placeholder} from './rules/placeholder';
import {redirect} from './rules/redirect';
import {secret} from './rules/secret';
import {truncate} from './rules/truncate';

/** What is checked while files are read, by other programs, or only on request. */
type Elsewhere =
  'file' | 'front-matter' | 'mdx' | 'unknown-key' | 'spelling' | 'prose' | 'published-address';

/** The rules of the whole site; `src/settings/rule-table.ts` has their summaries and severities. */
export const siteRules = {redirect, episode} satisfies Partial<Record<RuleName, SiteRule>>;

/** The rules of each post; the types keep them in step with `src/settings/rule-table.ts`. */
export const rules = {
  secret,
  'lost-text': lostText,
  placeholder,
  listing,
  'jsx-in-markdown': jsxInMarkdown,
  html,
  markup,
  'leftover-markup': leftoverMarkup,
  'picture-words': pictureWords,
  truncate,
  length,
  'code-file': codeFile,
} satisfies Record<Exclude<RuleName, Elsewhere | keyof typeof siteRules>, Rule>;
