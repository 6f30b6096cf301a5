// Which room of src/ may import which. Imports run one way: a room imports those named before it.

/** What may be imported by a room, beside itself: other rooms, and the doors of rooms behind it. */
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
  // Of what a build writes, a component knows what is in a client.ts: data, and how to read it.
  components: ['site', 'lib', 'content', '[^/]+/[^/]+/client\\.tsx?$'],
  theme: ['site', 'lib', 'content', 'components', '[^/]+/[^/]+/client\\.tsx?$'],
  pages: ['site', 'lib', 'content', 'components', '[^/]+/[^/]+/client\\.tsx?$'],
};
