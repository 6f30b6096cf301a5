// Packages that are ES modules, as Node loads them. Docusaurus has Babel compile each ES module that a configuration
// reaches, which for these are hundreds of files; a file with this extension it leaves alone. What is not here works too, and is
// slower.
// Each name is exported by itself, so that loaders see it without running the file, and do not bind what it is.
// These refuse to be required, by which Babel replaces each import.
exports.loadMermaid = () => import('beautiful-mermaid');
exports.loadPagefind = () => import('pagefind');
exports.measureFont = require('@capsizecss/unpack').fromBuffer;
exports.parseProgram = require('acorn').parse;
exports.scaleBand = require('d3-scale').scaleBand;
exports.scaleLinear = require('d3-scale').scaleLinear;
exports.scaleLog = require('d3-scale').scaleLog;
exports.fromHtml = require('hast-util-from-html').fromHtml;
exports.Parser = require('htmlparser2').Parser;
exports.mathFromMarkdown = require('mdast-util-math').mathFromMarkdown;
exports.math = require('micromark-extension-math').math;
exports.parseBuffer = require('music-metadata').parseBuffer;
exports.stringWidth = require('string-width').default;
exports.unified = require('unified').unified;
exports.rehypeRemark = require('rehype-remark').default;
exports.remarkCjkFriendly = require('remark-cjk-friendly').default;
exports.remarkCjkFriendlyStrikethrough = require('remark-cjk-friendly-gfm-strikethrough').default;
exports.remarkDirective = require('remark-directive').default;
exports.remarkFrontmatter = require('remark-frontmatter').default;
exports.remarkGfm = require('remark-gfm').default;
exports.remarkMdx = require('remark-mdx').default;
exports.remarkParse = require('remark-parse').default;
exports.remarkStringify = require('remark-stringify').default;
