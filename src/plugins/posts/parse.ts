import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {postParser} from '../../lib/post-parser';
import type {Edit, Report} from './finding';

/** What to do about what the parser of MDX says, by words of it and by the line that it says them of. */
const remedies: Array<[words: RegExp, line: RegExp, remedy: string]> = [
  [
    /./,
    /\{#[\w-]+\}\s*$/,
    'write the name of a heading as {/* #name */} in an .mdx, or leave it out',
  ],
  [
    /./,
    /^\s*import\s+(?!.*(?:['"]|\{))/,
    'begin the sentence with another word: import begins a line of code',
  ],
  [
    /./,
    /^\s*(?:import|export)\b/,
    'mend the import or export; a sentence that begins with this word begins with another',
  ],
  [
    /./,
    /<(?:https?:|mailto:|www\.)/,
    'write [words](address): an address between < and > is for .md',
  ],
  [
    /closing tag|end-tag|before the end of/i,
    /<(?:br|hr|img|input|source|track|wbr)\b[^>]*(?<!\/)>/i,
    'write it with a slash, as in <br />: in an .mdx each element ends',
  ],
  [/`!`|comment/i, /./, 'write a comment as {/* … */}: <!-- … --> is for .md'],
  [
    /expression|acorn|`\{`|`\}`/i,
    /./,
    'write \\{ for a brace that is only a character; what is between braces is JavaScript',
  ],
  [
    /closing tag|end of file|end-tag|before the end of/i,
    /./,
    'close the element, as in </Name> or <Name />, in the paragraph that it begins in; a type stands in backticks',
  ],
  [/character|`</i, /./, 'write \\< for a sign that is only a character, or put it into backticks'],
  [/import|export/i, /./, 'mend the import or export'],
];

/** What can be written for what MDX reads otherwise without a decision, at the place that its parser names. */
const mends: Array<
  [pattern: RegExp, replacement: (match: RegExpExecArray) => string, remedy?: string]
> = [
  [/<!--([\s\S]*?)-->/y, ([, words]) => `{/*${words!}*/}`],
  [/\{#([\w-]+)\}(?=[ \t]*$)/my, ([, name]) => `{/* #${name!} */}`],
  [
    /<((?:https?:\/\/|mailto:)[^\s<>]+)>/y,
    ([, url]) => `[${url!.replace(/^mailto:/, '')}](${url!})`,
  ],
  [
    /<(br|hr|img|input|source|track|wbr)\b((?:"[^"]*"|'[^']*'|\{[^}]*\}|[^>"'{])*?)\s*>/y,
    ([, name, rest]) => `<${name!}${rest!} />`,
    'write it with a slash, as in <br />: in an .mdx each element ends',
  ],
];

/** Finds what stands at a place, or around it in its line, that can be mended. */
function mendAt(
  text: string,
  offset: number,
): {fix: Edit; remedy?: string | undefined} | undefined {
  const line = text.lastIndexOf('\n', offset - 1) + 1;
  for (const [pattern, replacement, remedy] of mends) {
    for (let start = offset; start >= line; start--) {
      pattern.lastIndex = start;
      const match = pattern.exec(text);
      if (match && start + match[0].length >= offset) {
        const fix = {start, end: start + match[0].length, text: replacement(match)};
        return {fix, remedy};
      }
    }
  }
  return undefined;
}

const otherwise = 'mend it, or name the file index.md, where < and { are only characters';

/**
 * Reads a post.
 *
 * @returns its tree; `null`, with a finding, where it cannot be read
 */
export function parsePost(text: string, isMdx: boolean, report: Report): Root | null {
  try {
    return postParser(isMdx).parse(text);
  } catch (error) {
    const {reason, message, line, column} = error as VFile['messages'][number];
    const said = (reason || message).split('\n')[0]!;
    // Of an element that is not closed, the parser names the line that it is missed in, and says where it began.
    const [, atLine, atColumn] =
      /closing tag for `<(?:br|hr|img|input|source|track|wbr)>` \((\d+):(\d+)/.exec(said) ?? [];
    const place = {line: Number(atLine ?? line ?? 1), column: Number(atColumn ?? column ?? 1)};
    const lines = text.split('\n').slice(0, place.line - 1);
    const offset = lines.join('\n').length + (lines.length > 0 ? 1 : 0) + place.column - 1;
    const own = text.split('\n')[place.line - 1] ?? '';
    const [, , remedy] =
      remedies.find(([words, there]) => words.test(said) && there.test(own)) ?? [];
    const mend = mendAt(text, offset);
    report(
      'mdx',
      Math.min(offset, text.length),
      `This is no MDX: ${said.replace(/\.$/, '').slice(0, 200)}`,
      mend?.remedy ?? remedy ?? otherwise,
      mend ? {fix: mend.fix} : {},
    );
    return null;
  }
}
