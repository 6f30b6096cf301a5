import type {Edit, TracedText} from './edits';
import type {LocalAssets} from './local-assets';

/** What an address in a text leads to. */
export type Target =
  | {kind: 'remote'}
  /** A post of the source: the address of its new file, such as `../2024-03-01-words/index.md#part`. */
  | {kind: 'post'; link: string}
  /** A file of the source that is not a page. */
  | {kind: 'file'; path: string}
  /** An address of the former site that has no successor, or a file that is not there. */
  | {kind: 'unknown'};

export type TextContext = {
  file: string;
  assets: LocalAssets;
  targetOf: (address: string) => Target;
  /** Finds marks of the dialect that Markdown would show as text, such as attributes. */
  dialect?: (
    text: TracedText,
    isCode: (offset: number) => boolean,
  ) => {edits: Edit[]; losses: Found[]};
};

export type Found = {at: number; what: string; became: string};
