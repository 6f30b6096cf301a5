// A loader of the bundler, which runs it as it stands: hence no TypeScript. Docusaurus' registry gives
// each module's name twice more, for what is rendered in the build; a browser has no use for them.
module.exports = (source) =>
  source.replace(/(\[\(\) => import\(.*?), "[^"]*", require\.resolveWeak\("[^"]*"\)/g, '$1');
