// A loader of the bundler, which runs it as it stands: hence no TypeScript. What it is for is said in
// index.ts. It writes a small module in place of each text's own:
//
//   text.md         what a route asks for
//   text.md?facts   title, contents and the like, without the text
//   text.md?body    the text in its frame, with the components of Markdown, and what surrounds a post
//   text.md?content the text as Docusaurus compiles it
const {createHash} = require('node:crypto');
const {existsSync, readFileSync} = require('node:fs');
const {basename, join, relative, sep} = require('node:path');

// What the frame can serve without the component's own code.
const inert = new Set(['Aside', 'Audio', 'Figure']);

/** Whether a text is the same after React has taken over as before: it has no component of its own. */
function isStatic(path) {
  if (path.endsWith('.md')) {
    return true;
  }
  const text = readFileSync(path, 'utf8').replace(/^(`{3,}|~{3,})[^]*?^\1/gm, '');
  const modules = [...text.matchAll(/^import .* from\s+['"](.*)['"]/gm)].map(([, from]) => from);
  const components = [...text.matchAll(/<([A-Z][\w.]*)/g)].map(([, name]) => name);
  return (
    !/^export /m.test(text) &&
    modules.every((from) => /^\.\.?\/.*\.(?!tsx?$|jsx?$|mdx?$)\w+$/.test(from)) &&
    components.every((name) => inert.has(name))
  );
}

module.exports = (source) => source;

module.exports.pitch = function pitch() {
  const {client, siteDir, isLive, surroundings} = this.getOptions();
  const {resourcePath, resourceQuery} = this;
  const request = (query) => JSON.stringify(`${resourcePath}?${query}`);
  // What Docusaurus calls the chunk of this text.
  const name = `@site/${relative(siteDir, resourcePath).split(sep).join('/')}`;
  const id = createHash('md5').update(name).digest('hex').slice(0, 8);
  const fromClient = `from ${JSON.stringify(client)};`;
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
    return `export * from ${request('facts')};\nexport default () => null;`;
  }
  // A partial of another text is no page.
  if (resourceQuery !== '' || basename(resourcePath).startsWith('_')) {
    return undefined;
  }
  if (!isLive || !isStatic(resourcePath)) {
    return `export * from ${request('facts')};\nexport {default} from ${request('body')};`;
  }
  return [
    `import {arrived} ${fromClient}`,
    `export * from ${request('facts')};`,
    'let Text;',
    'export {Text as default};',
    // The registry waits for it (see registry-loader.cjs).
    `export const ready = arrived("${id}", () => import(/* webpackChunkName: "body-${id}" */ ${request('body')})).then((Arrived) => { Text = Arrived; });`,
  ].join('\n');
};
