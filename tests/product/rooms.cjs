// Which room of src/ may import which. Imports run one way: a room imports those named before it.

/** What each room may import besides itself: other rooms, and the client.ts entry points of any. */
module.exports = {
  lib: [],
  // Styles, which those import that show what they are for.
  css: [],
  // Its owner writes it, with the types and helpers of settings, and may use any component.
  site: ['lib', 'settings', 'components', '[^/]+/[^/]+/client\\.tsx?$'],
  settings: ['lib', 'site'],
  cache: [],
  content: ['lib', 'site', 'settings', 'cache'],
  markdown: ['lib', 'site', 'settings', 'content', 'cache'],
  check: ['lib', 'site', 'settings', 'content', 'markdown'],
  output: ['lib', 'site', 'settings', 'content', 'markdown', 'cache', 'check'],
  runtime: ['lib', 'css', 'site', 'settings', 'content'],
  preview: ['lib', 'css', 'settings', 'content', 'check'],
  cli: ['lib', 'site', 'settings', 'content', 'markdown', 'check', 'output'],
  // Components only know a build's output through a client.ts: its data, and how to read it.
  components: ['lib', 'css', 'site', 'settings', 'content', '[^/]+/[^/]+/client\\.tsx?$'],
  theme: ['lib', 'css', 'site', 'settings', 'content', 'components', '[^/]+/[^/]+/client\\.tsx?$'],
  pages: ['lib', 'site', 'settings', 'content', 'components', '[^/]+/[^/]+/client\\.tsx?$'],
};
