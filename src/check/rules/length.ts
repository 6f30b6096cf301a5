import {visit} from 'unist-util-visit';
import {wordsIn} from '../../content/prose';
import {lengths} from '../../settings/post-rules';
import type {Rule} from '../post';

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** The length of a line in characters, of which those of Chinese, Japanese and Korean are as wide as two. */
const widthOf = (written: unknown): number => {
  const line = typeof written === 'string' ? written.trim() : '';
  return Array.from(line).length + (line.match(wide)?.length ?? 0);
};

/** A title, a description and a text have the length that lists, search engines and readers expect. */
export const length: Rule = ({root, frontMatter, date}, report, language) => {
  const {values, offsetOf, end} = frontMatter;
  const {title, description, text, since} = lengths;
  if (since !== null && (date === null || date < new Date(since))) {
    return;
  }
  if (widthOf(values.title) > title.most) {
    report(
      offsetOf('title'),
      `The title has ${widthOf(values.title)} characters`,
      `shorten it to ${title.most}: search engines cut what is longer`,
    );
  }
  const width = widthOf(values.description);
  if (values.description === undefined) {
    report(
      0,
      'The post has no description',
      'say in one sentence what it found; without one, lists show how the text begins',
    );
  } else if (width < description.least || width > description.most) {
    report(
      offsetOf('description'),
      `The description has ${width} characters`,
      `say in ${description.least} to ${description.most} what the post found`,
    );
  }
  let words = 0;
  visit(root, 'text', ({value}) => {
    words += wordsIn(value, language);
  });
  if (words < text.least) {
    const remedy = `write at least ${text.least} beside the code`;
    report(end, `The post has ${words === 1 ? '1 word' : `${words} words`}`, remedy);
  }
};
