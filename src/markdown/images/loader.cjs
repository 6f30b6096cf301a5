// A bundler loader, which runs untranspiled: hence no TypeScript. It runs after a text has been compiled, and
// passes on what remark.ts recorded: that the text must be recompiled when a picture in it changes, and which
// files to publish with it.
const {readFileSync} = require('node:fs');
const {basename} = require('node:path');

module.exports = function loader(code) {
  const {folder} = this.getOptions();
  const use = globalThis.picturesOfTexts?.get(this.resourcePath);
  for (const picture of use?.pictures ?? []) {
    this.addDependency(picture);
  }
  // For the client's bundle and the server's alike: which of them contains the text is not known here.
  for (const file of use?.files ?? []) {
    this.emitFile(folder + basename(file), readFileSync(file));
  }
  return code;
};
