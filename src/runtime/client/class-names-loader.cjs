// A bundler loader, which runs uncompiled: hence no TypeScript. The theme looks up its public class names in
// one large object, which no bundler can split; this inlines the names where they are used.
const {readFileSync} = require('node:fs');
const {dirname, join} = require('node:path');
const {runInNewContext} = require('node:vm');

const file = join(dirname(require.resolve('@docusaurus/theme-common')), 'utils/ThemeClassNames.js');
const names = runInNewContext(
  `(${readFileSync(file, 'utf8')
    .replace(/^[^]*?export const ThemeClassNames = /, '')
    .replace(/;\s*(?:\/\/.*)?\s*$/, '')})`,
);

module.exports = (source) =>
  source.replace(/\bThemeClassNames((?:\.\w+)+)(?!\s*\()/g, (use, path) => {
    const name = path
      .slice(1)
      .split('.')
      .reduce((part, key) => part?.[key], names);
    // Some are functions; those stay.
    return typeof name === 'string' ? JSON.stringify(name) : use;
  });
