import {existsSync, readdirSync, statSync} from 'node:fs';
import {join} from 'node:path/posix';
import {repository} from '../support/docusaurus';
import {files, read} from './files';

/** The folders of the stock theme's components: `theme-classic`, and the fallbacks in core. */
const stockThemes = [
  'node_modules/@docusaurus/theme-classic/src/theme',
  'node_modules/@docusaurus/core/lib/client/theme-fallback',
];

/** The source files of a stock theme component, without the components below it; none if there is no such one. */
function upstreamOf(name: string): string[] {
  for (const theme of stockThemes) {
    const path = join(theme, name);
    const alone = ['.tsx', '.ts']
      .map((ending) => path + ending)
      .filter((file) => existsSync(join(repository, file)));
    if (alone.length > 0) {
      return alone;
    }
    if (existsSync(join(repository, path))) {
      return readdirSync(join(repository, path))
        .map((entry) => join(path, entry))
        .filter(
          (file) =>
            statSync(join(repository, file)).isFile() && /(?<!\.d)\.(?:tsx?|js|css)$/.test(file),
        );
    }
  }
  return [];
}

/** Every file under src/theme: the component that it replaces, its text, and the stock source. */
export const swizzles = files
  .filter((file) => file.startsWith('src/theme/'))
  .map((file) => {
    const name = file.replace(/^src\/theme\//, '').replace(/(?:\/index)?\.tsx?$/, '');
    return {file, name, text: read(file), upstream: upstreamOf(name)};
  });
