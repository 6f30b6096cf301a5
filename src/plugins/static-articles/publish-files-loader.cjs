// A loader of the bundler, which runs it as it stands: hence no TypeScript. Docusaurus has a text ask for its
// pictures and files by loaders that name them, and publish none in the build's own bundle; see server-texts.ts.
module.exports = (source) => source.replaceAll('&emitFile=false!', '!');
