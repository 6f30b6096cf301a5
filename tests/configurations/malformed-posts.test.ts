import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {checkPosts} from '../../src/check/check-posts';
import {folder, site} from '../support/checked-site';
import {malformedPosts, picture, type Malformed} from '../corpora/malformed-posts';
import {buildSite} from '../support/docusaurus';
import {hours, writeUnpublishedSite} from '../support/unpublished-site';

// Nothing that the check reports as a warning fails a build with the published configuration.

const isOwn = (path: string) => path.startsWith(`blog/${folder}/`);

let harmless: Malformed[];
beforeAll(async () => {
  harmless = [];
  for (const one of Object.values(malformedPosts).flat()) {
    const {findings} = await checkPosts(site(one.files));
    const isWarned = findings.every(({severity}) => severity === 'warning');
    if (isWarned && Object.keys(one.files).every(isOwn)) {
      harmless.push(one);
    }
  }
}, 120_000);

test('posts with nothing but warnings are built, all together', async () => {
  const root = await writeUnpublishedSite('malformed-posts');
  const put = (path: string, content: string | Buffer) => {
    mkdirSync(dirname(join(root, path)), {recursive: true});
    writeFileSync(join(root, path), content);
  };
  put('blog/authors.yml', 'web: {name: Web team}\nteam: {name: Team}\nnewcomers: {name: New}\n');
  put('static/img/card.png', picture());
  harmless.forEach(({files}, number) => {
    const code = {[`blog/${folder}/code/a.ts`]: 'one();\n// #region part\ntwo();\n// #endregion\n'};
    for (const [path, content] of Object.entries({...code, ...files})) {
      if (typeof content === 'string' || Buffer.isBuffer(content)) {
        put(path.replace(folder, `2024-05-01-malformed-${number}`), content);
      }
    }
  });
  const {ok, output} = await buildSite(root, {
    SITE_BASE_URL: '/',
    // By then, the podcast has an episode.
    BUILD_DATE: hours.late,
  });
  expect(harmless.length).toBeGreaterThan(20);
  expect(output).toMatch(/Generated static files/);
  expect(ok).toBe(true);
}, 900_000);
