import {brotliCompressSync, constants, gzipSync} from 'node:zlib';
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

const kB = (size: number) => `${(size / 1000).toFixed(1)} kB`;
console.log(`React ${version}: ${kB(bytes)} in brotli`);

// What a host that compresses each answer has time for.
const quick = brotliCompressSync(outputFiles[0]!.contents, {
  params: {[constants.BROTLI_PARAM_QUALITY]: 5},
});
const gzip = gzipSync(outputFiles[0]!.contents);
console.log(
  `for each answer: ${kB(quick.length)} in brotli at 5, ${kB(gzip.length)} in gzip`,
);
