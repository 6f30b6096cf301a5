// A bundler loader, which runs untranspiled: hence no TypeScript. It changes nothing: it makes a text that shows
// all episodes recompile when the list of them changes, which its own file does not reveal. Depending on the time
// of the build, an episode appears or is gone.
module.exports = function (source) {
  if (/^::(?:episodes|podcast-feed)\b/m.test(source)) {
    this.addDependency(this.getOptions().listed);
  }
  return source;
};
