// A bundler loader, which runs untranspiled: hence no TypeScript. The registry of routes names each module twice:
// as one to load, and weakly, as one that may be loaded already, which only pages written by a build need. The
// bundler compiles whatever is named weakly at once, so that nothing would be left to compile on demand.
module.exports = (source) => {
  const changed = source.replaceAll(/\brequire\.resolveWeak\(("(?:[^"\\]|\\.)*")\)/g, '$1');
  if (changed === source && source.includes('import(')) {
    throw new Error(
      'src/preview/posts/registry-loader.cjs found no require.resolveWeak in the registry of routes: see what Docusaurus writes there now.',
    );
  }
  return changed;
};
