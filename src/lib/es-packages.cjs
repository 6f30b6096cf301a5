// Packages that are ES modules, as Node loads them. Docusaurus has Babel compile each ES module that a configuration
// reaches, which for these are hundreds of files; a file with this extension it leaves alone. What is not here works too, and is
// slower.
module.exports = {
  // These refuse to be required, by which Babel replaces each import.
  loadMermaid: () => import('beautiful-mermaid'),
  loadPagefind: () => import('pagefind'),
  measureFont: require('@capsizecss/unpack').fromBuffer,
  parseProgram: require('acorn').parse,
  scaleBand: require('d3-scale').scaleBand,
  scaleLinear: require('d3-scale').scaleLinear,
  scaleLog: require('d3-scale').scaleLog,
  fromHtml: require('hast-util-from-html').fromHtml,
  Parser: require('htmlparser2').Parser,
  mathFromMarkdown: require('mdast-util-math').mathFromMarkdown,
  math: require('micromark-extension-math').math,
  parseBuffer: require('music-metadata').parseBuffer,
  stringWidth: require('string-width').default,
  unified: require('unified').unified,
  rehypeRemark: require('rehype-remark').default,
  remarkCjkFriendly: require('remark-cjk-friendly').default,
  remarkCjkFriendlyStrikethrough: require('remark-cjk-friendly-gfm-strikethrough').default,
  remarkDirective: require('remark-directive').default,
  remarkFrontmatter: require('remark-frontmatter').default,
  remarkGfm: require('remark-gfm').default,
  remarkMdx: require('remark-mdx').default,
  remarkParse: require('remark-parse').default,
  remarkStringify: require('remark-stringify').default,
};
