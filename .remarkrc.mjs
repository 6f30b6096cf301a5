// What `remark` says of posts, by `npm run check-language`.
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkLintHeadingIncrement from 'remark-lint-heading-increment';
import remarkRetext from 'remark-retext';
import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextReadability from 'retext-readability';
import retextRepeatedWords from 'retext-repeated-words';
import {unified} from 'unified';

const english = unified()
  .use(retextEnglish)
  .use(retextIndefiniteArticle)
  // Hard for a 20-year-old reader by five of seven formulas; lower thresholds flag long but clear sentences.
  .use(retextReadability, {age: 20, threshold: 5 / 7, minWords: 12})
  .use(retextRepeatedWords);

export default {
  plugins: [
    remarkFrontmatter,
    remarkGfm,
    remarkDirective,
    remarkLintHeadingIncrement,
    [remarkRetext, english],
  ],
};
