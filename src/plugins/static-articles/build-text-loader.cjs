// A loader of the bundler, which runs it as it stands: hence no TypeScript. It is for texts in the build's own
// bundle; see server-texts.ts.
const ofRuntime = /^import \{([^}]*)\} from "react\/jsx-runtime";$/m;

module.exports = (source) =>
  source
    // Docusaurus has a text ask for its pictures and files by loaders that name them, and publish none.
    .replaceAll('&emitFile=false!', '!')
    // The bundler keeps a page of text about each use of an import, of which each element has one: ten times
    // what the text itself takes of its memory and cache.
    .replace(ofRuntime, (_import, names) => {
      const constants = names.split(',').map((name) => {
        const [imported, local = imported] = name.trim().split(/\s+as\s+/);
        return `const ${local} = runtime_.${imported};`;
      });
      return `import * as runtime_ from "react/jsx-runtime"; ${constants.join(' ')}`;
    });
