// What `npm run new-post -- --from FILE` loads. Of any kind of document, it makes HTML, brings that into the form of a post, and
// writes it as Markdown.
import {readFileSync} from 'node:fs';
import {extname} from 'node:path';
import {load} from 'cheerio';
import {toHtml} from 'hast-util-to-html';
import mammoth from 'mammoth';
import remarkRehype from 'remark-rehype';
import {parse as parseToml} from 'smol-toml';
import {visit} from 'unist-util-visit';
import {parse as parseYaml} from 'yaml';
import {show} from '../../check/finding';
import {
  fromHtml,
  rehypeRemark,
  remarkGfm,
  remarkParse,
  remarkStringify,
  unified,
} from '../../lib/es-packages.cjs';
import {plainText} from '../../lib/plain-text';
import {isWebAddress} from '../../lib/addresses';
import {cleanPage} from './clean-page';
import {keysFor, readFacts, type Declarations} from './front-matter';
import {takeInto} from './pictures';
import {newKeep, withoutTags} from './template-tags';

type Say = (what: string) => void;
type Keep = (markdown: string) => string;

const fromMarkdown = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, {allowDangerousHtml: true});

const toMarkdown = unified()
  .use(rehypeRemark, {newlines: true})
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', emphasis: '_', fences: true, rule: '-'});

/** How to read styles of Word that mammoth does not know. */
const styleMap = `
  p[style-name='Title'] => h1:fresh
  p[style-name='Quote'] => blockquote > p:fresh
  p[style-name='HTML Preformatted'] => pre:separator('\\n')
  p[style-name='Source Code'] => pre:separator('\\n')
  p[style-name='caption'] => p > em
  u => u
  highlight => mark
  comment-reference => sup`;

/** Gives the front matter and the text of a page. Medium marks its parts by the classes of h-entry. */
function readPage(html: string): [values: object, body: string] {
  const $ = load(html);
  const body = $('.e-content, body').last();
  body.find('.graf--title, .graf--subtitle, hr:first').remove();
  body.find('pre[data-code-block-lang]').each((_, pre) => {
    $(pre).wrapInner(`<code class="language-${pre.attribs['data-code-block-lang']}">`);
  });
  const values = {
    title: $('.p-name, title').first().text(),
    subtitle: $('.p-summary').text(),
    date: $('.dt-published').attr('datetime') ?? '',
    author: $('.p-author').text(),
    canonical: $('.p-canonical').attr('href') ?? '',
  };
  return [values, body.html()!];
}

/** Gives front matter, or the properties that Notion writes below a title, and the text without it. Throws what YAML says. */
function readFrontMatter(text: string, file: string): [values: object, rest: string] {
  const [whole = '', fence, matter = ''] =
    /^(---|\+\+\+)[ \t]*\n([^]*?\n)\1[ \t]*(?:\n|$)/.exec(text) ?? [];
  const [notion = '', title = '', properties = ''] =
    /^(# .*\n+)((?:[\w /]{1,40}: .*\n)+)\n/.exec(text) ?? [];
  if (notion !== '' && / [\da-f]{32}\.md$/.test(file)) {
    const pairs = [...properties.matchAll(/^(.*?): (.*)$/gm)].map(([, ...pair]) => pair);
    return [Object.fromEntries(pairs) as object, title + text.slice(notion.length)];
  }
  const values = (fence === '+++' ? parseToml(matter) : parseYaml(matter)) as object | null;
  return [JSON.parse(JSON.stringify(values ?? {})) as object, text.slice(whole.length)];
}

/** Gives front matter and HTML of Markdown. */
function readMarkdown(text: string, file: string, keep: Keep, say: Say): [object, string] {
  const [values, rest] = readFrontMatter(text, file);
  const before = text.slice(0, text.length - rest.length).split('\n').length - 1;
  const markdown = withoutTags(rest, keep, (line, tag) => {
    say(`line ${before + line}: ${show(tag)} stays as it is`);
  });
  const root = fromMarkdown.parse(markdown);
  const isOfGoogle = /^\[image\d+\]: <data:|^#+ .*\{#[^}\s]+\}[ \t]*$/m.test(rest);
  visit(root, ['code', 'inlineCode'], (node) => {
    // Google Docs writes backslashes in code, too; a sign without one shows that they belong to the code.
    if (isOfGoogle && 'value' in node && !/(?<!\\)[*_[\]<>]/.test(node.value)) {
      node.value = node.value.replace(/\\(?=[-!#&*+.<=>[\\\]_`|~])/g, '');
    }
  });
  return [values, toHtml(fromMarkdown.runSync(root), {allowDangerousHtml: true})];
}

/** Gives front matter and HTML of a document. */
async function read(file: string, keep: Keep, say: Say): Promise<[values: object, html: string]> {
  const ending = extname(file).toLowerCase();
  if (ending === '.docx') {
    const {value, messages} = await mammoth.convertToHtml({path: file}, {styleMap});
    new Set(messages.map(({message}) => message)).forEach(say);
    return [{}, value];
  }
  if (!/^\.(?:html?|md|markdown)$/.test(ending)) {
    throw new Error(`${file} cannot be converted: export it as .md, .docx or .html.`);
  }
  const text = readFileSync(file, 'utf8')
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n');
  return ending.startsWith('.h') ? readPage(text) : readMarkdown(text, file, keep, say);
}

/**
 * Converts a document that another program has written.
 *
 * @returns what it says of itself, its `text`, the `files` to write beside that, and what it has `lost`, each as a clause
 * @throws Error if the document cannot be read
 */
export async function convert(file: string, authors: Declarations, tags: Declarations) {
  const lost: string[] = [];
  const say = (what: string) => void lost.push(what);
  const {keep, restore} = newKeep('\ue000');
  const [values, html] = await read(file, keep, say);
  const {image, ...facts} = readFacts(values, file, say);
  const files: Record<string, Buffer> = {};
  const take = takeInto(files, file);
  const $ = load(html);
  const title = cleanPage({$, keep, say}, facts.title && plainText(facts.title), take);
  const card =
    take(image, '') ?? take(`/${image}`, '') ?? (isWebAddress(image) ? image : undefined);
  const root = toMarkdown.runSync(fromHtml($('body').html()!, {fragment: true}));
  return {
    ...facts,
    ...{title, files, lost, text: restore(toMarkdown.stringify(root))},
    authors: keysFor(facts.authors, 'blog/authors.yml', authors, say),
    tags: keysFor(facts.tags, 'blog/tags.yml', tags, say),
    more: {...facts.more, ...(card !== undefined && {image: card})},
  };
}
