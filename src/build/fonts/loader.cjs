// A bundler loader, which runs untranspiled: hence no TypeScript. It turns the file of a font's package into the
// one that readers download.

module.exports = async function (file) {
  const {subset, fonts, tool} = this.getOptions();
  // An upgrade may write other bytes.
  this.addDependency(tool);
  return subset(file, fonts[this.resourcePath]);
};

module.exports.raw = true;
