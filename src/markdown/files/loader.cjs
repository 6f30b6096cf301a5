// A bundler loader, which runs untranspiled: hence no TypeScript. It runs after a text has been compiled, and passes on
// what noteFiles (index.ts) has recorded.
const {readFileSync} = require('node:fs');
const {basename} = require('node:path');

module.exports = function loader(code) {
  const {folder} = this.getOptions();
  const files = globalThis.filesOfTexts?.get(this.resourcePath);
  for (const file of files?.read ?? []) {
    this.addDependency(file);
  }
  // For the client's bundle and the server's alike: which of them contains the text is not known here.
  for (const file of files?.published ?? []) {
    this.emitFile(folder + basename(file), readFileSync(file));
  }
  return code;
};
