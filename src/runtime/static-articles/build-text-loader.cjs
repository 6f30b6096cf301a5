// A bundler loader, which runs uncompiled: hence no TypeScript. It is for texts in the build's own bundle; see
// server-texts.ts.
const {relative} = require('node:path');

const ofRuntime = /^import \{([^}]*)\} from "react\/jsx-runtime";$/m;

const ofContent = /^function _createMdxContent\(props\) \{$/m;

const timeLimit = require.resolve('../../markdown/time-limit.ts');

/** Limits the time that expressions in braces may take: they are code of the text, and may never end. */
function limited(source, {resourcePath, rootContext}) {
  if (!resourcePath.endsWith('.mdx') || !ofContent.test(source)) {
    return source;
  }
  const name = `${relative(rootContext, resourcePath)}: What stands in braces`;
  return `import {withTimeLimit as withTimeLimit_} from ${JSON.stringify(timeLimit)};\n${source.replace(
    ofContent,
    () =>
      `function _createMdxContent(props) { return withTimeLimit_(${JSON.stringify(name)}, () => content_(props)); }\nfunction content_(props) {`,
  )}`;
}

module.exports = function buildTextLoader(source) {
  return (
    limited(source, this)
      // Docusaurus makes a text request its pictures and files through loaders that name them but publish none.
      .replaceAll('&emitFile=false!', '!')
      // The bundler keeps a page of text about each use of an import, and each element has one: ten times the
      // memory and cache that the text itself takes.
      .replace(ofRuntime, (_import, names) => {
        const constants = names.split(',').map((name) => {
          const [imported, local = imported] = name.trim().split(/\s+as\s+/);
          return `const ${local} = runtime_.${imported};`;
        });
        return `import * as runtime_ from "react/jsx-runtime"; ${constants.join(' ')}`;
      })
  );
};
