// A loader of the bundler, which runs it as it stands: hence no TypeScript. It changes nothing: a text that shows
// all episodes is compiled anew when there are others, of which its own file says nothing. By the hour of a
// build an episode appears, or is gone.
module.exports = function (source) {
  if (/^::(?:episodes|podcast-feed)\b/m.test(source)) {
    this.addDependency(this.getOptions().listed);
  }
  return source;
};
