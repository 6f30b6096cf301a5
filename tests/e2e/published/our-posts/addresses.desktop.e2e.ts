import {expect, test} from '../../test';
import {posts} from '../site';

test('the ten first posts keep their addresses', () => {
  expect(posts.map(({path}) => path)).toEqual(
    expect.arrayContaining([
      '/2024/04/02/a-static-blog-on-purpose/',
      '/2024/05/21/a-site-without-servers-in-terraform/',
      '/2024/07/09/cron-meets-daylight-saving-time/',
      '/2024/09/17/property-based-testing-a-shift-scheduler/',
      '/2024/11/05/how-we-write-at-meridiem/',
      '/2025/01/14/what-a-static-site-costs/',
      '/2025/03/11/the-price-of-hydration/',
      '/2025/05/20/rostering-is-a-constraint-problem/',
      '/2025/07/08/before-you-reach-for-embeddings/',
      '/2025/09/08/introducing-the-meridiem-podcast/',
    ]),
  );
});
