// A bundler loader, which runs uncompiled: hence no TypeScript. index.ts explains its purpose. It replaces
// each text's own module with a small one:
//
//   text.md         what a route imports
//   text.md?facts   title, contents and the like, without the text; in the build, which has all texts, the same
//                   as the last
//   text.md?body    the text in its frame, with the Markdown components, and what surrounds a post
//   text.md?content the text as Docusaurus compiles it
const {existsSync} = require('node:fs');
const {basename, join, relative, sep} = require('node:path');
const {documentId} = require('../../content/document-id.cjs');
const partsAsCode = require('./parts.cjs');

module.exports = (source) => source;

module.exports.pitch = function pitch() {
  const {client, siteDir, isLive, isOneModule, surroundings, textChunk} = this.getOptions();
  const {resourcePath, resourceQuery} = this;
  const request = (query) => JSON.stringify(`${resourcePath}?${query}`);
  const id = documentId(`@site/${relative(siteDir, resourcePath).split(sep).join('/')}`);
  const fromClient = `from ${JSON.stringify(client)};`;
  // Compiling texts is the slowest step of a build.
  const facts = request(isOneModule ? 'content' : 'facts');
  if (resourceQuery === '?body') {
    const around = join(surroundings, `${id}.json`);
    const hasAround = existsSync(around);
    return [
      `import Content from ${request('content')};`,
      "import Components from '@theme-original/MDXContent';",
      `import {framed} ${fromClient}`,
      ...(hasAround
        ? [
            "import Surroundings from '@theme/PostSurroundings';",
            `import around from ${JSON.stringify(around)};`,
          ]
        : []),
      `export default framed("${id}", Components, Content${hasAround ? ', Surroundings, around' : ''});`,
    ].join('\n');
  }
  if (/[?&]truncated=true/.test(resourceQuery)) {
    return `export * from ${facts};\nexport default () => null;`;
  }
  // A partial of another text is not a page.
  if (resourceQuery !== '' || basename(resourcePath).startsWith('_')) {
    return undefined;
  }
  const islands = isLive ? partsAsCode(resourcePath, siteDir) : null;
  if (!islands) {
    return `export * from ${facts};\nexport {default} from ${request('body')};`;
  }
  const entries = islands.map(({entry}) => entry);
  return [
    `import {arrived} ${fromClient}`,
    `export * from ${facts};`,
    'let Text;',
    'export {Text as default};',
    // The registry waits for it (see registry-loader.cjs).
    `export const ready = arrived("${id}", () => import(/* webpackChunkName: "${textChunk(id)}" */ ${request('body')})${entries.length > 0 ? `, {${entries.join(', ')}}` : ''}).then((Arrived) => { Text = Arrived; });`,
  ].join('\n');
};
