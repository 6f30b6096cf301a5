// A bundler loader, which runs without compilation: hence no TypeScript. It passes Docusaurus's render function to
// keep-rendered.ts, which is the first to see the registry of modules.
const end = /export default render;/;

module.exports = function entryLoader(source) {
  const {keeper, folder} = this.getOptions();
  if (!end.test(source)) {
    throw new Error(
      `src/build/rendered-pages finds no "export default render;" at the end of ${this.resourcePath}: an upgrade of Docusaurus renders pages otherwise. See how, or take the plugin out of src/build/preset.ts, and builds are slower.`,
    );
  }
  return `import {keepRendered} from ${JSON.stringify(keeper)};\n${source.replace(
    end,
    () => `export default keepRendered(render, ${JSON.stringify(folder)});`,
  )}`;
};
