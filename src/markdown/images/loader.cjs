// A loader of the bundler, which runs it as it stands: hence no TypeScript. It runs after a text has been
// compiled, and tells the bundler what remark.ts has noted: that the text is to be compiled again when a
// picture in it changes, and which files to publish with it.
const {readFileSync} = require('node:fs');
const {basename} = require('node:path');

module.exports = function loader(code) {
  const {folder} = this.getOptions();
  const use = globalThis.picturesOfTexts?.get(this.resourcePath);
  for (const picture of use?.pictures ?? []) {
    this.addDependency(picture);
  }
  // Of the readers' bundle or of the build's own: which of them has the text is not known here.
  for (const file of use?.files ?? []) {
    this.emitFile(folder + basename(file), readFileSync(file));
  }
  return code;
};
