import {visit} from 'unist-util-visit';
import {wordsIn} from '../../content/prose';
import {widthOf} from '../../lib/text-width';
import {lengths} from '../../settings/post-rules';
import type {Rule} from '../post';

/** The length of a line in characters, of which full-width ones are as wide as two. */
const lengthOf = (written: unknown): number =>
  typeof written === 'string' ? widthOf(written.trim()) : 0;

/** A title, a description and a text have the length that lists, search engines and readers expect. */
export const length: Rule = ({root, frontMatter, date}, report, language) => {
  const {values, offsetOf, end} = frontMatter;
  const {title, description, text, since} = lengths;
  if (since !== null && (date === null || date < new Date(since))) {
    return;
  }
  if (lengthOf(values.title) > title.most) {
    report(
      offsetOf('title'),
      `The title has ${lengthOf(values.title)} characters`,
      `shorten it to ${title.most}: search engines cut what is longer`,
    );
  }
  const width = lengthOf(values.description);
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
