// A loader of the bundler, which runs it as it stands: hence no TypeScript. Of the tables that Docusaurus
// generates of all pages, it leaves to browsers what does not come with a page itself; on-demand.cjs says
// which pages are loaded so.
const {createHash} = require('node:crypto');
const {readFileSync} = require('node:fs');
const {join} = require('node:path');
const {entry, fileOf, isText, onDemand, plainPage} = require('./on-demand.cjs');
const partsAsCode = require('./parts.cjs');

/**
 * What is written around and inside of texts, in the build alone. Its styles are all readers', so the bundler is
 * to know of it; see without-code-of-texts.ts.
 */
const ofTexts = ['@theme/PostSurroundings', '@theme-original/MDXContent', '@theme/MDXComponents'];
const importOfTexts = (name, chunk) =>
  `import(/* webpackChunkName: "${chunk}" */ ${JSON.stringify(name)})`;

const parts = {
  /** Of `routes.js`: other pages, and what makes a route of the address of a page that is loaded. */
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

  // Nobody calls the function: the minifier leaves it out.
  registry: (source, {inBundle}, {chunkOfTexts}) =>
    `${source.replace(entry, (line, name) => (inBundle.has(name) ? line : ''))}
const ofTexts = () => [${ofTexts.map((name) => importOfTexts(name, chunkOfTexts)).join(', ')}];\n`,

  /** Of the empty table of pages.ts: all pages, for the build to write their data into them. */
  pages: (_source, {pages}, {baseUrl}) =>
    // The not-found page says that it is none.
    `export default ${JSON.stringify({...pages, [`${baseUrl}404.html`]: null})};`,

  /** Of the empty table of islands: those of all texts. A component has one entry, whatever shows it. */
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

// One reading for the loaders of one build.
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
