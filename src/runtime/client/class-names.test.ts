import {describe, expect, test} from 'vitest';
import {componentOf, nameClasses} from './class-names';

describe('a class is named after the component', () => {
  test.each([
    ['/site/src/components/PostList/styles.module.css', 'PostList'],
    ['/site/src/theme/Footer/Links/styles.module.css', 'theme-Footer-Links'],
    ['/site/src/pages/index.module.css', 'pages-index'],
    ['/s/node_modules/@docusaurus/theme-classic/lib/theme/TOC/styles.module.css', 'classic-TOC'],
    [
      '/s/node_modules/@docusaurus/theme-common/lib/utils/anchorUtils.module.css',
      'common-utils-anchorUtils',
    ],
  ])('%s', (file, name) => {
    expect(componentOf(file)).toBe(name);
  });
});

type Modules = {getLocalIdent?: (...args: [{resourcePath: string}, string, string]) => string};

test('two components that would be named alike stop the build with both', () => {
  const modules: Modules = {};
  nameClasses({
    module: {rules: [{oneOf: [{use: [{loader: '/css-loader/', options: {modules}}]}]}]},
  });
  const name = (resourcePath: string) => modules.getLocalIdent!({resourcePath}, '', 'title');
  expect(name('/site/src/components/A/styles.module.css')).toBe('title_A');
  expect(() => name('/other/src/components/A/styles.module.css')).toThrow(
    'The classes of /other/src/components/A/styles.module.css would be named as those of /site/src/components/A/styles.module.css',
  );
});
