import type {ElementContent, Parents, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {dayPictureClass, nightPictureClass} from '../../lib/contracts';
import {attributeOf, nameOf, setAttribute, tagTypes, type Tag} from '../tags';
import type {File} from '../warn';
import {show, type Options, type WrittenPicture} from './remark-images';

/** Whether a `<source>` is for the night. */
const isDark = (tag: Tag): boolean =>
  nameOf(tag) === 'source' && /prefers-color-scheme:\s*dark/.test(attributeOf(tag, 'media') ?? '');

const written = (img: Tag, url: string): WrittenPicture => ({
  url,
  alt: attributeOf(img, 'alt'),
  title: attributeOf(img, 'title'),
  position: img.position,
});

/** An element, and the tags in it, however deep. */
const tagsIn = (parent: Parents): Tag[] => {
  const tags: Tag[] = [];
  visit(parent, tagTypes, (node) => {
    tags.push(node as Tag);
  });
  return tags;
};

/** Gives a picture the width that its author wrote, and the height that goes with it. */
function setWidth(element: Tag, width: string | undefined): void {
  const img = tagsIn(element).find((one) => nameOf(one) === 'img')!;
  const [ownWidth, ownHeight] = ['width', 'height'].map((name) => Number(attributeOf(img, name)));
  if (width !== undefined && Number(width) > 0) {
    setAttribute(img, 'width', width);
    setAttribute(img, 'height', String(Math.round((Number(width) * ownHeight!) / ownWidth!)));
  }
}

/**
 * A rehype plugin that gives a local picture in HTML or JSX what one in Markdown gets (`remark-images.ts`). A `<picture>` with a
 * source for dark mode becomes two, of which the page shows the one for its colours: the reader's choice counts, not only the system's.
 * Those with sources of their own are left to their author, with the addresses of all.
 */
export function imagesOfHtml(options: Options) {
  return async (root: Root, file: File): Promise<void> => {
    const found: Array<{tag: Tag; parent: Parents; img: Tag; night?: Tag}> = [];
    visit(root, tagTypes, (node, _index, parent) => {
      const tag = node as Tag;
      const isPicture = nameOf(tag) === 'picture';
      const [img, ...others] = tagsIn(tag).filter((one) => nameOf(one) === 'img');
      const [night, ...further] = tagsIn(tag).filter((one) => nameOf(one) === 'source');
      if (!tag.position) {
        return undefined;
      }
      if (
        isPicture &&
        img &&
        others.length === 0 &&
        night &&
        isDark(night) &&
        further.length === 0
      ) {
        found.push({tag, parent: parent!, img, night});
      } else if (nameOf(tag) === 'img' && attributeOf(tag, 'srcset') === undefined) {
        found.push({tag, parent: parent!, img: tag});
      }
      return isPicture ? SKIP : undefined;
    });
    await Promise.all(
      found.map(async ({tag, parent, img, night}) => {
        const day = await show(written(img, attributeOf(img, 'src') ?? ''), file, options);
        const dark =
          night &&
          (await show(written(img, attributeOf(night, 'srcset') ?? ''), file, options, {
            isForNight: true,
          }));
        if (!day || (night && !dark)) {
          return;
        }
        // A picture that is shown has nothing that only Markdown has.
        const elements = [day, ...(dark ? [dark] : [])].map(({element}) => element as Tag);
        elements.forEach((element) => {
          setWidth(element, attributeOf(img, 'width'));
        });
        const shown = dark
          ? elements.map((element, index): ElementContent => ({
              type: 'element',
              tagName: 'span',
              properties: {className: [index === 0 ? dayPictureClass : nightPictureClass]},
              children: [element],
            }))
          : elements;
        parent.children.splice(parent.children.indexOf(tag), 1, ...shown);
      }),
    );
  };
}
