// Used by bundler loaders, which run uncompiled: hence no TypeScript.
const {readFileSync} = require('node:fs');
const {join} = require('node:path');
const partsAsCode = require('./parts.cjs');

/** Matches a page in the routes that Docusaurus generates: top-level, with no properties but these. */
const plainPage =
  /^ {2}\{\n {4}path: '([^'\n]*)',\n {4}component: ComponentCreator\('\1', '(\w+)'\),\n {4}exact: true\n {2}\},\n/gm;
const entry =
  /^ {2}"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "\1" \*\/ "([^"]+)"\).*\],(?:\n|(?=\};))/gm;

const isText = (request) => /\.mdx?(?:\?truncated=true)?$/.test(request);
const fileOf = (request, siteDir) => request.replace(/^@site/, () => siteDir);

function isData(request, siteDir) {
  if (!isText(request)) {
    return /\.json$/.test(request);
  }
  // A text that has code of its own is sent as code.
  return request.includes('?') || partsAsCode(fileOf(request, siteDir), siteDir) !== null;
}

const leaves = (names) =>
  typeof names === 'string' ? [names] : Object.values(names).flatMap(leaves);

const moved = (what) =>
  new Error(
    `src/runtime/static-articles finds no ${what} where Docusaurus ${require('@docusaurus/core/package.json').version} generates them: see on-demand.cjs there for how they were written before.`,
  );

/**
 * Determines which pages are loaded as HTML documents, and which parts of each are its data.
 *
 * @param {{siteDir: string, generatedFilesDir: string}} folders
 * @returns {{pages: Record<string, {chunks: object, modules: string[]}>, names: Set<string>, inBundle:
 *   Set<string>, requests: Map<string, string>}} the parts of each page, as Docusaurus names them, except that
 *   a part that comes with the page is a number, its index in `modules`; the names of these pages in
 *   `routesChunkNames`; the parts that stay in the bundle; and the bundler's request for each part
 * @throws if Docusaurus writes its routes in another format
 */
function onDemand({siteDir, generatedFilesDir}) {
  const generated = (name) => readFileSync(join(generatedFilesDir, name), 'utf8');
  const chunkNames = JSON.parse(generated('routesChunkNames.json'));
  const requests = new Map(
    [...generated('registry.js').matchAll(entry)].map(([, name, request]) => [name, request]),
  );
  const found = [...generated('routes.js').matchAll(plainPage)];
  if (found.length === 0) {
    throw moved('pages in routes.js');
  }
  if (requests.size === 0) {
    throw moved('modules in registry.js');
  }
  const pageNames = new Set(found.map(([, path, hash]) => `${path}-${hash}`));
  const ofOthers = new Set(
    Object.entries(chunkNames).flatMap(([key, names]) => (pageNames.has(key) ? [] : leaves(names))),
  );
  const uses = new Map();
  for (const [, path, hash] of found) {
    for (const name of new Set(leaves(chunkNames[`${path}-${hash}`]))) {
      uses.set(name, (uses.get(name) ?? 0) + 1);
    }
  }
  // Modules that most pages share are sent once.
  const isShared = (name) => uses.get(name) > 1 && uses.get(name) > found.length / 2;
  const pages = {};
  const comesWithPages = new Set();
  for (const [, path, hash] of found) {
    const modules = [];
    const place = (names) => {
      if (Array.isArray(names)) {
        return names.map(place);
      }
      if (typeof names !== 'string') {
        return Object.fromEntries(Object.entries(names).map(([key, name]) => [key, place(name)]));
      }
      if (!requests.has(names)) {
        throw moved(`module called ${names} in registry.js`);
      }
      if (ofOthers.has(names) || isShared(names) || !isData(requests.get(names), siteDir)) {
        return names;
      }
      comesWithPages.add(names);
      return modules.push(names) - 1;
    };
    pages[path] = {chunks: place(chunkNames[`${path}-${hash}`]), modules};
  }
  return {
    pages,
    names: pageNames,
    inBundle: new Set([...requests.keys()].filter((name) => !comesWithPages.has(name))),
    requests,
  };
}

module.exports = {onDemand, plainPage, entry, isText, fileOf};
