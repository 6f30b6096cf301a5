import {join} from 'node:path';
import {expect, test} from 'vitest';
import {cacheGroupsOf} from '.';

test.each(['/site', '/blog/site', '/src/pages/für alle (1)'])(
  'in a clone at %s, only the style modules of texts and pages come with their code',
  (siteDir) => {
    const {styles} = cacheGroupsOf(siteDir);
    const isOfAll = (file: string) =>
      styles.test({nameForCondition: () => join(siteDir, ...file.split('/'))});
    expect(isOfAll('src/site/slots/banner.module.css')).toBe(true);
    expect(isOfAll('node_modules/a/blog/b.module.css')).toBe(true);
    expect(isOfAll('blog/b.css')).toBe(true);
    expect(isOfAll('blog/2024-04-02-a-post/b.module.css')).toBe(false);
    expect(isOfAll('src/pages/b.module.css')).toBe(false);
    expect(isOfAll('src/site/i18n/de/docusaurus-plugin-content-blog/b.module.css')).toBe(false);
  },
);
