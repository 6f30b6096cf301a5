// A bundler loader, which runs untranspiled: hence no TypeScript. It changes nothing: it tells the bundler which
// files a post shows, so that the post is recompiled when one of them changes.
const {dirname, join} = require('node:path');

module.exports = function (source) {
  const {originalOf} = this.getOptions();
  for (const [, path] of source.matchAll(/^[\s>*+-]*(?:`{3,}|~{3,}).*\sfile=([^\s#]+)/gm)) {
    // A translation falls back to the files of its original (src/content/translations/beside-text.ts).
    for (const text of new Set([this.resourcePath, originalOf(this.resourcePath)])) {
      this.addDependency(join(dirname(text), path));
    }
  }
  return source;
};
