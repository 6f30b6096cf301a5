// A loader of the bundler, which runs it as it stands: hence no TypeScript. A text is loaded when the
// component is there that shows it, not when its module has run. An `await` in the module itself would
// say the same, at the price of half a kilobyte of the bundler's code for each reader. Docusaurus gives the
// name of each module twice more, for what is rendered in the build; a browser has no use for them.
module.exports = (source) =>
  `const withText = async (module) => (await module.ready, module);\n${source
    .replace(/(\[\(\) => import\(.*?), "[^"]*", require\.resolveWeak\("[^"]*"\)/g, '$1')
    .replace(/(import\([^)]*"[^"?]*\.mdx?"\))/g, '$1.then(withText)')}`;
