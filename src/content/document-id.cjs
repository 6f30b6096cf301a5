// Used by bundler loaders, which run untranspiled: hence no TypeScript.
const {createHash} = require('node:crypto');

/**
 * The unique id of a text: its frame in a page carries it, and the file of a post's surroundings is named by it.
 *
 * @param {string} source the file of the text, as Docusaurus names it: `@site/blog/2024-04-02-a-post/index.md`
 * @returns {string} also Docusaurus' name for the chunk of the text
 */
exports.documentId = (source) => createHash('md5').update(source).digest('hex').slice(0, 8);
