import {brotliCompressSync} from 'node:zlib';
import {buildSync} from 'esbuild';
import {version} from 'react';

// #region weigh
const {outputFiles} = buildSync({
  stdin: {
    contents: `
      import {createElement} from 'react';
      import {hydrateRoot} from 'react-dom/client';
      hydrateRoot(document, createElement('p'));
    `,
    resolveDir: __dirname,
  },
  bundle: true,
  minify: true,
  write: false,
  define: {'process.env.NODE_ENV': '"production"'},
});
// Node's default quality is brotli's highest, 11.
const bytes = brotliCompressSync(outputFiles[0]!.contents).length;
// #endregion

console.log(`React ${version}: ${(bytes / 1000).toFixed(1)} kB in brotli`);
