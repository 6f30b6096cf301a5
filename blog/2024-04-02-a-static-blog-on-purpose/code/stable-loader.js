import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

/** The two scripts that each page names. */
const entry =
  /<script src="?([^" >]*\/assets\/js\/(?:runtime~)?main\.\w+\.js)"? defer(?:="defer")?><\/script>\s*/g;

export default function stableLoader({baseUrl}) {
  return {
    name: 'stable-loader',
    async postBuild({outDir}) {
      const tag = `<script src="${baseUrl}loader.js" defer></script>`;
      const all = new Set();
      const files = readdirSync(outDir, {recursive: true});
      for (const file of files.filter((name) => name.endsWith('.html'))) {
        const path = join(outDir, file);
        const names = [];
        const html = readFileSync(path, 'utf8').replace(entry, (_, name) =>
          names.push(name) === 1 ? tag : '',
        );
        if (names.length > 0) {
          all.add(JSON.stringify(names));
          writeFileSync(path, html);
        }
      }
      if (all.size !== 1) {
        throw new Error(`Pages name ${all.size} pairs of scripts, not one.`);
      }
      writeFileSync(
        join(outDir, 'loader.js'),
        `for (const src of ${[...all][0]}) document.head.append(
          Object.assign(document.createElement('script'), {src, async: false}));`,
      );
    },
  };
}
