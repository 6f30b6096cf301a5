// Used by a bundler loader, which runs uncompiled: hence no TypeScript.
const {createHash} = require('node:crypto');
const {readFileSync} = require('node:fs');
const {dirname, join, relative, sep} = require('node:path');

// Components that work in the frame without code of their own.
const inert = new Set(['Aside', 'Audio', 'Figure']);

const isModule = (from) => /^\.\.?\/(?:.*\/)?[^./]+(?:\.[jt]sx?)?$/.test(from);
const isFile = (from) => /^\.\.?\/.*\.(?!tsx?$|jsx?$|mdx?$)\w+$/.test(from);

/**
 * Determines which parts of a text are sent as code.
 *
 * @param {string} path the file of the text
 * @param {string} siteDir the folder of the site
 * @returns {null | {name: string, id: string, entry: string}[]} `null` if all of it is, because it has code
 *   of its own; else its islands: the components of modules beside it that are used on their own (`<Name />`),
 *   each with its name in the text, an id unique within the site, and a table entry by that id that loads it
 */
module.exports = function partsAsCode(path, siteDir) {
  if (path.endsWith('.md')) {
    return [];
  }
  const text = readFileSync(path, 'utf8').replace(/^(`{3,}|~{3,})[^]*?^\1/gm, '');
  if (/^export /m.test(text)) {
    return null;
  }
  const islands = [];
  for (const [, what, from] of text.matchAll(/^import (.*) from\s+['"](.*)['"]/gm)) {
    if (isFile(from)) {
      continue;
    }
    const named = /^(?:(\w+)|\{\s*(\w+)\s*\})$/.exec(what);
    if (!isModule(from) || !named) {
      return null;
    }
    const name = named[1] ?? named[2];
    const file = join(dirname(path), from);
    const member = named[1] ? 'default' : name;
    const id = createHash('md5')
      .update(`${relative(siteDir, file).split(sep).join('/')}#${member}`)
      .digest('hex')
      .slice(0, 8);
    const load = `() => import(${JSON.stringify(file)}).then((module) => module.${member})`;
    islands.push({name, id, entry: `"${id}": ${load}`});
  }
  const isIsland = (name, rest) =>
    islands.some((island) => island.name === name) && /^\s*\/>/.test(rest);
  for (const {0: tag, 1: name, index} of text.matchAll(/<([A-Z][\w.]*)/g)) {
    if (!inert.has(name) && !isIsland(name, text.slice(index + tag.length))) {
      return null;
    }
  }
  return islands;
};
