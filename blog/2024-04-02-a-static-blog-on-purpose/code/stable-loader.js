import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

// #region plugin
const entry = /(?:<script src="?[^" >]+"? defer(?:="defer")?><\/script>)+/;
const load = (names) => `for (const src of ${JSON.stringify(names)})
  document.head.append(Object.assign(document.createElement('script'), {src, async: false}));`;

export default function stableLoader({baseUrl}) {
  return {
    name: 'stable-loader',
    async postBuild({outDir}) {
      const pages = readdirSync(outDir, {recursive: true})
        .filter((name) => name.endsWith('.html'))
        .map((name) => join(outDir, name));
      let tags = '';
      for (const page of pages) {
        const html = readFileSync(page, 'utf8');
        [tags] = entry.exec(html) ?? [tags];
        writeFileSync(
          page,
          html.replace(entry, `<script src="${baseUrl}loader.js" defer></script>`),
        );
      }
      const names = [...tags.matchAll(/src="?([^" >]+)/g)].map(([, src]) => src);
      writeFileSync(join(outDir, 'loader.js'), load(names));
    },
  };
}
// #endregion
