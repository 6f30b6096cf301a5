import {visit} from 'unist-util-visit';
import {show} from '../finding';
import type {Rule} from '../post';

/** What programs write in place of a description: the name of a file, or a word for any picture. */
const saysNothing =
  /^(?:(?:an? |the )?(?:screen ?shot|image|picture|photo|img|figure|untitled|alt(?: text)?)[\s\d:.,_-]*|\S+\.(?:png|jpe?g|gif|webp|avif|svg|heic))$/i;

/** Pictures say what they show to readers who do not see them. */
export const pictureWords: Rule = ({root}, report) => {
  visit(root, ['image', 'imageReference'], (node) => {
    const words = ('alt' in node ? node.alt?.trim() : undefined) ?? '';
    if (words === '' || saysNothing.test(words)) {
      report(
        node,
        words === ''
          ? 'The picture has no alternative text, so readers who cannot see it do not know what it shows'
          : `${show(words)} does not describe the picture to readers who cannot see it`,
        'describe it in the square brackets, as in ![Tuesday has no one on call](./week.png)',
      );
    }
  });
};
