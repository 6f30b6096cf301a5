// The rules for imports; rooms.cjs has those for each room.

const {builtinModules} = require('node:module');
const rooms = require('./rooms.cjs');

const test = '\\.test\\.tsx?$';

module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      comment:
        'Two files that import each other are one thing in two places: move what both need to a third.',
      severity: 'error',
      from: {},
      to: {circular: true},
    },
    {
      name: 'a-room-of-src',
      comment:
        'A file of src/ lies in a room: move it into one, or name the room in tests/product/rooms.cjs.',
      severity: 'error',
      from: {},
      to: {path: '^src/', pathNot: `^src/(?:${Object.keys(rooms).join('|')}|css)/`},
    },
    ...Object.entries(rooms).map(([room, others]) => ({
      name: `imports-of-${room}`,
      comment: `src/${room} may import: ${[room, ...others].join(', ')}.`,
      severity: 'error',
      from: {path: `^src/${room}/`, pathNot: test},
      to: {
        path: '^(?:src|tests|blog|docs)/',
        pathNot: [room, ...others].map((other) =>
          other.endsWith('$') ? `^src/${other}` : `^src/${other}/`,
        ),
      },
    })),
    {
      name: 'site-stands-alone',
      comment:
        'An adopted repository has tests/site without tests/product: move what both need to tests/site/support.',
      severity: 'error',
      from: {path: '^tests/site/'},
      to: {path: '^tests/product/'},
    },
    {
      name: 'lib-is-pure',
      comment:
        'What is true in src/lib needs no React, no Docusaurus and nothing of Node, such as files: it takes what it needs as arguments.',
      severity: 'error',
      from: {path: '^src/lib/', pathNot: test},
      to: {
        path: `node_modules/(?:react|@docusaurus)|^(?:${builtinModules.join('|')})$`,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'the-configuration-composes',
      comment:
        'docusaurus.config.ts lists the plugins of each room, and gives them what they take.',
      severity: 'error',
      from: {path: '^docusaurus\\.config\\.ts$'},
      to: {path: '^(?:src/(?:check|cache|cli|components|theme|pages)|tests|blog|docs)/'},
    },
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    exclude: {path: '(?:^|/)(?:build|\\.docusaurus|\\.cache)/(?!.*\\.ts)'},
    tsConfig: {fileName: 'tsconfig.json'},
    // Type imports count, too.
    tsPreCompilationDeps: true,
  },
};
