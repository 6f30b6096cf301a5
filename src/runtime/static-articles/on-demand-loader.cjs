// A bundler loader, which runs uncompiled: hence no TypeScript. From the tables that Docusaurus generates for
// all pages, it sends browsers only what does not come with a page itself; on-demand.cjs determines which
// pages are loaded this way.
const {createHash} = require('node:crypto');
const {readFileSync} = require('node:fs');
const {join} = require('node:path');
const {entry, fileOf, isText, onDemand, plainPage} = require('./on-demand.cjs');
const partsAsCode = require('./parts.cjs');

/**
 * The modules that render around and inside texts, only in the build. All readers need their styles, so the
 * bundler has to know them; see without-code-of-texts.ts.
 */
const ofTexts = ['@theme/PostSurroundings', '@theme-original/MDXContent', '@theme/MDXComponents'];
const importOfTexts = (name, chunk) =>
  `import(/* webpackChunkName: "${chunk}" */ ${JSON.stringify(name)})`;

const parts = {
  /** For `routes.js`: keeps the other pages, and adds the function that creates routes for loaded pages. */
  routes: (source, _found, {client, baseUrl}) =>
    `import Loading from '@theme/Loading';\nimport {withPages} from ${JSON.stringify(client)};\n${source
      // Breadcrumbs look for the home page here.
      .replace(plainPage, (_page, path) =>
        path === baseUrl ? `  {path: '${path}', exact: true},\n` : '',
      )
      .replace('export default [', 'export default withPages([')
      .replace(/\];\s*$/, '], Loading);\n')}`,

  chunkNames: (source, {names}) =>
    JSON.stringify(
      Object.fromEntries(Object.entries(JSON.parse(source)).filter(([name]) => !names.has(name))),
    ),

  // The function is never called, so the minifier drops it.
  registry: (source, {inBundle}, {chunkOfTexts}) =>
    `${source.replace(entry, (line, name) => (inBundle.has(name) ? line : ''))}
const ofTexts = () => [${ofTexts.map((name) => importOfTexts(name, chunkOfTexts)).join(', ')}];\n`,

  /** Fills the empty table of pages-of-build.ts with all pages, so that the build can write their data into them. */
  pages: (_source, {pages}, {baseUrl}) =>
    // The not-found page states that it is not a page.
    `export default ${JSON.stringify({...pages, [`${baseUrl}404.html`]: null})};`,

  /** Fills the empty table of islands with those of all texts. A component has one entry, whatever uses it. */
  islands(_source, {inBundle, requests}, {siteDir}) {
    const entries = new Set();
    for (const [name, request] of requests) {
      if (inBundle.has(name) || !isText(request) || request.includes('?')) {
        continue;
      }
      const path = fileOf(request, siteDir);
      this.addDependency(path);
      for (const island of partsAsCode(path, siteDir)) {
        entries.add(island.entry);
      }
    }
    return `export default {\n${[...entries].join(',\n')}\n};`;
  },
};

// All loaders of one build share one result.
let last = {version: '', found: undefined};

module.exports = function load(source) {
  const options = this.getOptions();
  const files = ['routes.js', 'registry.js', 'routesChunkNames.json'].map((name) =>
    join(options.generatedFilesDir, name),
  );
  for (const file of files) {
    this.addDependency(file);
  }
  const version = createHash('md5')
    .update(files.map((file) => readFileSync(file)).join())
    .digest('hex');
  if (last.version !== version) {
    last = {version, found: onDemand(options)};
  }
  return parts[options.part].call(this, source, last.found, options);
};
