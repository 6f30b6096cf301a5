import {visit} from '../../../lib/visit';
import {offsetOf, show, type Report} from '../finding';
import {sourceOf, type Post} from '../post';

type Kind = {
  /** Of the text without its code. */
  pattern: RegExp;
  what: string;
  remedy: string | ((words: string) => string);
  /** Where it may also be meant as it stands. */
  isUnsure?: boolean;
};

const toFormula =
  'this site has no formulas: write it as code, in backticks, or draw it as a picture';
const toCode = 'put code between ``` and ```, as in ```ts file=code/name.ts';
const toCallout = 'write :::note[Title], the words, and ::: alone on the line after them';

/** Syntax of other programs, which here is shown as it is written. */
const kinds: Kind[] = [
  {
    pattern: /\{\{[<%].*?[>%]\}\}/s,
    what: 'a shortcode of Hugo',
    remedy: 'write what it stands for in Markdown: a picture, a fence of code, a link',
  },
  {
    pattern: /\{%-?\s.*?%\}/s,
    what: 'a tag of Liquid, which Jekyll reads',
    remedy: 'write what it stands for in Markdown; code goes between ``` and ```',
  },
  {
    pattern: /\{\{\s*[\w.|: ]+\}\}/,
    what: 'a variable of Liquid or another template',
    remedy: 'write its value, or put it into backticks',
  },
  {
    pattern: /^\s*\[\[?_?TOC_?\]?\]\s*$|^[*+-] TOC[ \t]*\n\{:toc\}|^\{:toc\}/im,
    what: 'a table of contents by another program',
    remedy: 'delete it: each post has one',
  },
  {
    pattern: /^\{:[^}\n]*\}|(?<=[)\]])\{[.#:]?[\w-]+(?:=[^}\n]*)?\}/m,
    what: 'a list of attributes, which Kramdown or Pandoc reads',
    remedy: 'delete it: pictures have their size, and the site has its styles',
  },
  {
    pattern: /!\[\[[^\]\n]+\]\]/,
    what: 'a picture of a wiki',
    remedy: 'write ![What it shows](./name.png)',
  },
  {pattern: /\[\[[^\]\n]+\]\]/, what: 'a link of a wiki', remedy: 'write [words](address)'},
  {
    pattern: /(?<![=\w])==(?=\S)[^=\n]+(?<=\S)==(?![=\w])/,
    what: 'a mark of another Markdown',
    remedy: 'write <mark>words</mark>',
    isUnsure: true,
  },
  {
    pattern: /^%%.*%%$/ms,
    what: 'a comment of Obsidian',
    remedy: 'write <!-- … -->, or delete it',
  },
  {
    pattern: /^[ \t]*>[ \t]*\[![a-z]+\][-+]?.*$/im,
    what: 'a callout of another program',
    remedy: toCallout,
  },
  {
    pattern: /^(?:!!!|\?\?\?\+?) \w+.*(?:\n(?: {4}.*|[ \t]*))*/m,
    what: 'a callout of MkDocs',
    remedy: toCallout,
  },
  {
    pattern: /\$\$[\s\S]+?\$\$/,
    what: 'a formula of TeX',
    remedy: toFormula,
  },
  {
    pattern: /\\\((?=[^\n]*[\\^_=])[^\n]*?\\\)|\\\[(?=[^\]]*[\\^_=])[\s\S]*?\\\]/,
    what: 'a formula of TeX',
    remedy: toFormula,
  },
  {
    pattern: /(?<![\w$\\])\$(?=[^\s$])[^$\n]*[\\^_=][^$\n]*(?<=\S)\$(?![\w$])/,
    what: 'a formula of TeX',
    remedy: toFormula,
    isUnsure: true,
  },
  {
    pattern:
      /:contentReference\[oaicite:\d+\](?:\{[^}]*\})?|【\d+†[^】]*】|\bturn\d+(?:search|view)\d+\b/,
    what: 'what a chatbot left of a source',
    remedy: 'delete it, and link what it stands for',
  },
  {
    pattern: /(?<![\w:]):[a-z][a-z\d_+-]+:(?![\w:])/,
    what: 'the name of an emoji',
    remedy: (words) => `write the character for ${words}, or leave it out`,
    isUnsure: true,
  },
  {
    pattern: /(?<=\w)\^[\w+-]{1,9}\^/,
    what: 'a mark of another Markdown',
    remedy: 'write <sup>2</sup>',
  },
  {
    pattern: /^={2,5} (?=\S).*(?:\n(?!\S)|$)/m,
    what: 'a heading of AsciiDoc or of a wiki',
    remedy: 'write ##',
  },
  {pattern: /^h[1-6]\. .+$/m, what: 'a heading of Confluence or Textile', remedy: 'write ##'},
  {pattern: /^\{code(?::[^}\n]*)?\}/m, what: 'code of Confluence', remedy: toCode},
  {pattern: /^\.\. [\w-]+::.*$/m, what: 'a directive of reStructuredText', remedy: toCode},
  {pattern: /^#\+[A-Za-z_]+(?::|\b).*$/m, what: 'a line of Org', remedy: toCode},
  {
    pattern:
      /\[(?:caption|gallery|embed|gist|youtube|video|audio|code|sourcecode)\b[^\]\n]*\](?![([])/,
    what: 'a shortcode of WordPress',
    remedy: 'write what it stands for in Markdown, or \\[ for a square bracket',
  },
  {
    pattern: /@\[\w+\]\([^)\n]*\)/,
    what: 'a film of another Markdown',
    remedy: 'write a link to it',
  },
  {
    pattern:
      /^<!--\s*(?:\/?kg-card-(?:begin|end)|\/?wp:)[\s\S]*?-->|<!--\[if [\s\S]*?<!\[endif\]-->/m,
    what: 'a comment of Ghost, WordPress or Word',
    remedy: 'delete it',
  },
];

/** Of .md alone: an .mdx has a meaning for these. */
const ofMarkdown: Kind[] = [
  {
    pattern: /^import\s+(?:[\w{*][^'"\n]*\sfrom\s+)?['"][^'"\n]+['"];?[ \t]*$/m,
    what: 'an import of MDX, and this is Markdown',
    remedy: 'name the file index.mdx, or delete the line',
  },
  {
    pattern: /^export\s+(?:const|let|function|default)\b.*$/m,
    what: 'an export of MDX, and this is Markdown',
    remedy: 'name the file index.mdx, or put code between ``` and ```',
  },
  {
    pattern: /\{\/\*(?!\s*(?:truncate|more)\s*\*\/)[\s\S]*?\*\/\}/,
    what: 'a comment of MDX, and this is Markdown',
    remedy: 'write <!-- … -->',
  },
];

/** The text with spaces for its code and front matter, so that places stay. */
export function withoutCode({text, root, frontMatter}: Post): string {
  const code: Array<[from: number, to: number]> = [[0, frontMatter.end]];
  visit(root, (node) => {
    const end = node.position?.end.offset;
    if (end === undefined) {
      return;
    }
    if (
      node.type === 'inlineCode' ||
      (node.type === 'code' && /^[`~]/.test(sourceOf({text}, node)))
    ) {
      code.push([offsetOf(node), end]);
    } else if (node.type === 'mdxjsEsm') {
      // JavaScript has braces of its own, such as style={{width}}.
      code.push([offsetOf(node), end]);
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        const {start, end: last} = attribute.position ?? {};
        if (start?.offset !== undefined && last?.offset !== undefined) {
          code.push([start.offset, last.offset]);
        }
      }
    } else if (node.type === 'html') {
      // What is inside of a tag is not words.
      const source = sourceOf({text}, node);
      for (const match of source.matchAll(/<(?!!)[^>]*>/g)) {
        const from = offsetOf(node) + match.index;
        code.push([from, from + match[0].length]);
      }
    }
  });
  let masked = '';
  let read = 0;
  for (const [from, to] of code.sort(([one], [other]) => one - other)) {
    const start = Math.max(from, read);
    const end = Math.max(to, start);
    masked += text.slice(read, start) + text.slice(start, end).replace(/[^\n]/g, ' ');
    read = end;
  }
  return masked + text.slice(read);
}

/** Finds what another program would understand, and this site shows as it is written. */
export function checkForeign(post: Post, report: Report): void {
  const masked = withoutCode(post);
  const rule = 'foreign-syntax';
  const told: Array<[from: number, to: number]> = [];
  for (const {pattern, what, remedy, isUnsure} of post.isMdx ? kinds : [...kinds, ...ofMarkdown]) {
    const all = [...masked.matchAll(new RegExp(pattern, `${pattern.flags}g`))].filter(
      ({0: words, index}) => !told.some(([from, to]) => index < to && index + words.length > from),
    );
    const [first] = all;
    if (!first) {
      continue;
    }
    told.push(...all.map(({0: words, index}) => [index, index + words.length] as [number, number]));
    const words = first[0].trim();
    const times = all.length > 1 ? ` (${all.length} of them in this post)` : '';
    report(
      rule,
      first.index + first[0].indexOf(words),
      `${show(words)} is ${what}, and here only characters${times}`,
      typeof remedy === 'string' ? remedy : remedy(words),
      {
        spans: all.map(({0: all0, index}) => [index, index + all0.length] as const),
        ...(isUnsure ? {severity: 'warning' as const} : {}),
      },
    );
  }
  visit(post.root, 'delete', (node) => {
    const source = sourceOf(post, node);
    if (/^~(?!~)\w+~$/.test(source)) {
      report(
        rule,
        node,
        `${show(source)} is struck through here, and set low elsewhere`,
        'write <sub>2</sub>, or ~~words~~ for what is struck through',
        {severity: 'warning'},
      );
    }
  });
}
