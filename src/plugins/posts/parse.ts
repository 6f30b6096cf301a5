import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {VFile} from 'vfile';
import type {Report} from './finding';

// As Docusaurus reads posts.
const markdown = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm);
const mdx = markdown().use(remarkMdx);

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
    /<(?:br|hr|img|input|wbr)\b[^>]*(?<!\/)>/i,
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

const otherwise = 'mend it, or name the file index.md, where < and { are only characters';

/**
 * Reads a post.
 *
 * @returns its tree; `null`, with a finding, where it cannot be read
 */
export function parsePost(text: string, isMdx: boolean, report: Report): Root | null {
  try {
    return (isMdx ? mdx : markdown).parse(text);
  } catch (error) {
    const {reason, message, line, column} = error as VFile['messages'][number];
    const said = (reason || message).split('\n')[0]!;
    const lines = text.split('\n').slice(0, (line ?? 1) - 1);
    const offset = lines.join('\n').length + (lines.length > 0 ? 1 : 0) + (column ?? 1) - 1;
    const own = text.split('\n')[(line ?? 1) - 1] ?? '';
    const [, , remedy] =
      remedies.find(([words, there]) => words.test(said) && there.test(own)) ?? [];
    const comment = text.startsWith('<!--', offset - 1)
      ? /<!--([\s\S]*?)-->/.exec(text.slice(offset - 1))
      : null;
    report(
      'mdx',
      Math.min(offset, text.length),
      `This is no MDX: ${said.replace(/\.$/, '').slice(0, 200)}`,
      remedy ?? otherwise,
      comment
        ? {
            fix: {
              start: offset - 1,
              end: offset - 1 + comment[0].length,
              text: `{/*${comment[1]!}*/}`,
            },
          }
        : {},
    );
    return null;
  }
}
