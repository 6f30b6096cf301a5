// Which room of src/ may import which. Imports run one way: a room imports those named before it.

/** What each room may import besides itself: other rooms, and the client.ts entry points of any. */
module.exports = {
  site: [],
  lib: [],
  content: ['site', 'lib'],
  markdown: ['site', 'lib', 'content'],
  cache: [],
  check: ['site', 'lib', 'content', 'markdown', 'cache'],
  build: ['site', 'lib', 'content', 'markdown', 'cache', 'check'],
  runtime: ['site', 'lib', 'content'],
  preview: ['site', 'lib', 'content', 'check'],
  cli: ['site', 'lib', 'content', 'markdown', 'check'],
  // Components only know a build's output through a client.ts: its data, and how to read it.
  components: ['site', 'lib', 'content', '[^/]+/[^/]+/client\\.tsx?$'],
  theme: ['site', 'lib', 'content', 'components', '[^/]+/[^/]+/client\\.tsx?$'],
  pages: ['site', 'lib', 'content', 'components', '[^/]+/[^/]+/client\\.tsx?$'],
};
