import {expect, test} from 'vitest';
import {addressOfPost} from '../../src/content/post-path';
import {budgetsOf} from '../../src/lib/budgets';
import {original} from '../../src/cli/adopt/original';
import {page, posts} from './pages';
import {htmlOf, stylesOf, weigh} from './weigh';

// The posts that the product came with keep to these weights; a longer post may weigh more.

const budgets = budgetsOf(1);

test.each(original.posts.map((folder) => addressOfPost(`${folder}/index.md`)))(
  'the HTML of %s weighs at most 14.6 kB beside its styles and data, and the styles 4.6 kB',
  (path) => {
    // Collapsed years in the sidebar and newer related posts add a little.
    const hasNewPosts = posts.length > original.posts.length;
    const ofNewPosts = hasNewPosts ? 200 : 0;
    expect(weigh(htmlOf(page(path)))).toBeLessThanOrEqual(14_600 + ofNewPosts);
    expect(weigh(stylesOf(page(path)))).toBeLessThanOrEqual(
      // Posts of a kind share the styles of what any of them begins with.
      hasNewPosts ? budgets.inlineStyles : 4_600,
    );
  },
);
