import {brotliCompressSync} from 'node:zlib';
import {buildSync} from 'esbuild';
import {version} from 'react';

/** Bytes of a script on the wire: bundled, minified, and in brotli. */
function weigh(contents: string): number {
  const {outputFiles} = buildSync({
    stdin: {contents, resolveDir: __dirname},
    bundle: true,
    minify: true,
    write: false,
    define: {'process.env.NODE_ENV': '"production"'},
  });
  // Node's default quality is brotli's highest, 11.
  return brotliCompressSync(outputFiles[0]!.contents).length;
}

const bytes = weigh(`
  import {createElement} from 'react';
  import {hydrateRoot} from 'react-dom/client';
  hydrateRoot(document, createElement('p'));
`);
console.log(`React ${version}: ${(bytes / 1000).toFixed(1)} kB in brotli`);
