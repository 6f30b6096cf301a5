// Docusaurus has Babel compile each file of a configuration and its plugins, in TypeScript or in ES modules, and runs
// all again for each plugin: a sixth of the processor time of a first build. SWC, which Docusaurus bundles with anyway,
// needs a tenth of a second for the same, Node loads ES modules of packages by itself, and each file runs once.
const {readFileSync} = require('node:fs');
const {transformSync} = require('@swc/core');

require.extensions['.ts'] = (module, file) => {
  const {code} = transformSync(readFileSync(file, 'utf8'), {
    filename: file,
    swcrc: false,
    jsc: {parser: {syntax: 'typescript'}, target: 'es2022'},
    module: {type: 'commonjs'},
  });
  module._compile(code, file);
};

/** Loads a configuration afresh: Docusaurus builds each language of a site with one of its own. */
exports.load = (file) => {
  for (const loaded of Object.keys(require.cache).filter((name) => name.endsWith('.ts'))) {
    delete require.cache[loaded];
  }
  return require(file).default;
};

/** A preset as a configuration names it: by a file, which is this one. */
exports.presetOf = (preset, options) => [__filename, {preset, options}];

exports.default = (context, {preset, options}) => preset(context, options);
