import type {RuleName} from '../settings/rule-table';
import type {Rule} from './post';
import {address} from './rules/address';
import {codeFile} from './rules/code-file';
import {author, labels} from './rules/declared';
import {html} from './rules/html';
import {jsxInMarkdown} from './rules/jsx-in-markdown';
import {leftoverMarkup} from './rules/leftover-markup';
import {length} from './rules/length';
import {link} from './rules/link';
import {listing} from './rules/listing';
import {lostText} from './rules/lost-text';
import {markup} from './rules/markup';
import {pictureWords} from './rules/picture-words';
import {picture, pictureSize} from './rules/picture';
import {placeholder} from './rules/placeholder';
import {secret} from './rules/secret';
import {truncate} from './rules/truncate';

/** What is checked while files are read, or only on request. */
type Elsewhere = 'file' | 'front-matter' | 'mdx' | 'unknown-key' | 'published-address';

/** The rules of each post; the types keep them in step with `src/settings/rule-table.ts`. */
export const rules = {
  secret,
  'lost-text': lostText,
  placeholder,
  listing,
  author,
  address,
  link,
  picture,
  'jsx-in-markdown': jsxInMarkdown,
  html,
  markup,
  'leftover-markup': leftoverMarkup,
  labels,
  'picture-words': pictureWords,
  'picture-size': pictureSize,
  truncate,
  length,
  'code-file': codeFile,
} satisfies Record<Exclude<RuleName, Elsewhere>, Rule>;
