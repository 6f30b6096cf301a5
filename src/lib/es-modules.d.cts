export {fromBuffer as measureFont} from '@capsizecss/unpack';
export {parseBuffer} from 'music-metadata';
export {Graphviz} from '@hpcc-js/wasm-graphviz';
export {scaleBand, scaleLinear, scaleLog} from 'd3-scale';
export {parse as parseProgram} from 'acorn';
export {default as GithubSlugger} from 'github-slugger';
export {h} from 'hastscript';
export {fromHtml} from 'hast-util-from-html';
export {htmlTagNames} from 'html-tag-names';
export {Parser, parseDocument} from 'htmlparser2';
/** An element of HTML, as htmlparser2 and cheerio read it. */
export type DomElement = Extract<
  ReturnType<typeof import('htmlparser2').parseDocument>['children'][number],
  {attribs: object}
>;
export {mathFromMarkdown} from 'mdast-util-math';
export {toString} from 'mdast-util-to-string';
export {math} from 'micromark-extension-math';
export {default as rehypeRemark} from 'rehype-remark';
export {default as remarkCjkFriendly} from 'remark-cjk-friendly';
export {default as remarkComment} from '@slorber/remark-comment';
export {default as remarkDirective} from 'remark-directive';
export {default as remarkFrontmatter} from 'remark-frontmatter';
export {default as remarkGfm} from 'remark-gfm';
export {default as remarkMdx} from 'remark-mdx';
export {default as remarkParse} from 'remark-parse';
export {default as remarkSmartypants} from 'remark-smartypants';
export {default as remarkStringify} from 'remark-stringify';
export {stemmer} from 'stemmer';
export {default as temml} from 'temml';
export {unified} from 'unified';
export {EXIT, SKIP, visit} from 'unist-util-visit';
export {VFile} from 'vfile';
