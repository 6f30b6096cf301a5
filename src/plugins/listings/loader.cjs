// A loader of the bundler, which runs it as it stands: hence no TypeScript. It changes nothing: it tells
// the bundler which files a post shows, so that the post is compiled anew when one changes.
const {dirname, join} = require('node:path');

module.exports = function (source) {
  for (const [, path] of source.matchAll(/^[\s>*+-]*(?:`{3,}|~{3,}).*\sfile=([^\s#]+)/gm)) {
    this.addDependency(join(dirname(this.resourcePath), path));
  }
  return source;
};
