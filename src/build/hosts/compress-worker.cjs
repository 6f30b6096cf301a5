// A thread of compress.ts, which Node runs as it stands: hence no TypeScript.
const {parentPort} = require('node:worker_threads');
const {brotliCompressSync, constants, gzipSync} = require('node:zlib');

const encoders = {
  br: (content, quality) =>
    brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content) => gzipSync(content, {level: 9}),
};

parentPort.on('message', ({ending, content, quality}) => {
  parentPort.postMessage(encoders[ending](content, quality));
});
