import type {Rule} from '../post';
import {show} from '../finding';
import {dayToFillIn, exampleFile, placeholders} from '../../content/post-template';

/** Nothing is left of the template of a new post, or of a conflict in Git. */
export const placeholder: Rule = ({file, text, outsideCode, listings}, report) => {
  if (file.includes(dayToFillIn)) {
    report(
      0,
      'The name of the folder is left of the template',
      'rename it: the day on which the post is to appear, and some words',
    );
  }
  for (const [words, remedy] of placeholders) {
    const at = text.indexOf(words);
    if (at >= 0) {
      report(at, `${show(words)} is left of the template`, remedy);
    }
  }
  for (const {node, path, value} of listings) {
    if (path === exampleFile.path && value.includes(exampleFile.words)) {
      report(
        node,
        `${path} is still the example of the template`,
        'write your own code; or delete the file, its output and the listings here',
      );
    }
  }
  const conflict = /^(?:<{7} .*|>{7} .*)$/m.exec(outsideCode);
  if (conflict) {
    report(conflict.index, 'Git left a conflict here', 'choose one side, and delete the markers');
  }
};
