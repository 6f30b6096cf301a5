// The parts of ES module packages that plugins use. Docusaurus loads plugins through a transpiler (jiti), which
// compiles each file of such a package, hundreds of them: a third of the cost of a first build of ten posts. It
// skips files with this extension, and Node loads what is required here unchanged.
//
// All are loaded at once, when the site's configuration is read: later Docusaurus imports some of them too, and
// meanwhile Node cannot require them.
module.exports = {
  Graphviz: require('@hpcc-js/wasm-graphviz').Graphviz,
  measureFont: require('@capsizecss/unpack').fromBuffer,
  parseBuffer: require('music-metadata').parseBuffer,
  scaleBand: require('d3-scale').scaleBand,
  scaleLinear: require('d3-scale').scaleLinear,
  scaleLog: require('d3-scale').scaleLog,
  parseProgram: require('acorn').parse,
  GithubSlugger: require('github-slugger').default,
  h: require('hastscript').h,
  fromHtml: require('hast-util-from-html').fromHtml,
  htmlTagNames: require('html-tag-names').htmlTagNames,
  Parser: require('htmlparser2').Parser,
  parseDocument: require('htmlparser2').parseDocument,
  mathFromMarkdown: require('mdast-util-math').mathFromMarkdown,
  toString: require('mdast-util-to-string').toString,
  math: require('micromark-extension-math').math,
  rehypeRemark: require('rehype-remark').default,
  remarkCjkFriendly: require('remark-cjk-friendly').default,
  remarkComment: require('@slorber/remark-comment').default,
  remarkDirective: require('remark-directive').default,
  remarkFrontmatter: require('remark-frontmatter').default,
  remarkGfm: require('remark-gfm').default,
  remarkMdx: require('remark-mdx').default,
  remarkParse: require('remark-parse').default,
  remarkSmartypants: require('remark-smartypants').default,
  remarkStringify: require('remark-stringify').default,
  stemmer: require('stemmer').stemmer,
  temml: require('temml'),
  unified: require('unified').unified,
  EXIT: require('unist-util-visit').EXIT,
  SKIP: require('unist-util-visit').SKIP,
  visit: require('unist-util-visit').visit,
  VFile: require('vfile').VFile,
};
