// A loader of the bundler, which runs it as it stands: hence no TypeScript. It changes nothing: it tells
// the bundler which files a post shows, so that the post is compiled anew when one changes.
const {dirname, join} = require('node:path');

module.exports = function (source) {
  const {originalOf} = this.getOptions();
  for (const [, path] of source.matchAll(/^[\s>*+-]*(?:`{3,}|~{3,}).*\sfile=([^\s#]+)/gm)) {
    // What a translation has not, it shows of the original (src/content/translations/beside-text.ts).
    for (const text of new Set([this.resourcePath, originalOf(this.resourcePath)])) {
      this.addDependency(join(dirname(text), path));
    }
  }
  return source;
};
