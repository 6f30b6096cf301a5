// A loader of the bundler, which runs it as it stands: hence no TypeScript. The list of all that routes ask
// for names each thing twice: as what to load, and, weakly, as what may be there already, which only pages
// written by a build ask. The bundler compiles whatever is named weakly, at once, so that nothing would
// be left to compile on demand.
module.exports = (source) => {
  const changed = source.replaceAll(/\brequire\.resolveWeak\(("(?:[^"\\]|\\.)*")\)/g, '$1');
  if (changed === source && source.includes('import(')) {
    throw new Error(
      'src/preview/posts/registry-loader.cjs found no require.resolveWeak in the registry of routes: see what Docusaurus writes there now.',
    );
  }
  return changed;
};
