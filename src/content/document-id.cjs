// Loaders of the bundler need it, which runs them as they stand: hence no TypeScript.
const {createHash} = require('node:crypto');

/**
 * What tells a text from all others of the site: its frame in a page bears it, and the file of what surrounds a post is
 * named by it.
 *
 * @param {string} source the file of the text, as Docusaurus names it: `@site/blog/2024-04-02-a-post/index.md`
 * @returns {string} what Docusaurus calls the chunk of the text, too
 */
exports.documentId = (source) => createHash('md5').update(source).digest('hex').slice(0, 8);
