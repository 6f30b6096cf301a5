// A bundler loader, which runs uncompiled: hence no TypeScript. A text counts as loaded when the component
// that shows it is ready, not when its module has run. An `await` in the module itself would do the same, but
// cost each reader half a kilobyte of the bundler's code. Docusaurus repeats the name of each module twice,
// for rendering in the build; a browser does not need them.
module.exports = (source) =>
  `const withText = async (module) => (await module.ready, module);\n${source
    .replace(/(\[\(\) => import\(.*?), "[^"]*", require\.resolveWeak\("[^"]*"\)/g, '$1')
    .replace(/(import\([^)]*"[^"?]*\.mdx?"\))/g, '$1.then(withText)')}`;
