import type {Element, ElementContent, Root} from 'hast';
import {h} from 'hastscript';
import {
  attribute,
  classed,
  find,
  findAll,
  hasClass,
  isElement,
  lineOf,
  named,
  replaceAll,
  type Losses,
} from './tree';

const isCaption = (node: ElementContent): node is Element =>
  isElement(node) &&
  (node.tagName === 'figcaption' || hasClass(node, 'wp-caption-text', 'gallery-caption'));

/** A caption as a line in italics; its own italics would end them. */
function captionLine(caption: Element): ElementContent[] {
  const plain = {...caption};
  replaceAll(plain, (node) =>
    isElement(node, 'em', 'i', 'cite', 'p', 'figcaption') ? node.children : undefined,
  );
  return lineOf(plain) === '' ? [] : [h('p', [h('em', plain.children)])];
}

/** Whether nodes are words or pictures in a line, not blocks. */
const isLine = (node: ElementContent) =>
  node.type === 'text' ||
  isElement(node, 'img', 'a', 'span', 'picture', 'br', 'noscript', 'em', 'strong');

/** What a figure shows, then its caption. */
function figure(element: Element): ElementContent[] {
  const captions = element.children.filter(isCaption);
  const shown = element.children.filter((child) => !isCaption(child));
  const content = shown.every(isLine) && shown.length > 0 ? [h('p', shown)] : shown;
  return [...content, ...captions.flatMap(captionLine)];
}

const galleries = [
  'wp-block-gallery',
  'kg-gallery-card',
  'blocks-gallery-grid',
  'gallery',
  'tiled-gallery',
  'wp-block-jetpack-tiled-gallery',
  'wp-block-jetpack-slideshow',
];

/** Shows each picture of a gallery by itself: lists and boxes would put them into items. */
function unroll(element: Element, losses: Losses): void {
  const count = findAll(element, named('img')).length;
  replaceAll(element, (node) =>
    isElement(node, 'ul', 'ol', 'li', 'div', 'dl', 'dt', 'dd') &&
    node.properties.dataImport === undefined
      ? [{...node, tagName: 'div'}]
      : undefined,
  );
  losses.lose(`Gallery of ${count} pictures`, 'its pictures, one below the other', element);
}

/** A picture with its largest size: WordPress links the copies that it scales to the file itself. */
function withFull(anchor: Element): ElementContent[] | undefined {
  const [image, ...others] = anchor.children.filter(
    (child) => child.type !== 'text' || child.value.trim() !== '',
  );
  const href = attribute(anchor, 'href');
  if (
    !isElement(image, 'img') ||
    others.length > 0 ||
    !/\.(?:png|jpe?g|gif|webp|avif|svg)$/i.test(href)
  ) {
    return undefined;
  }
  const stem = (address: string) =>
    address.replace(/^https?:\/\/[^/]*/, '').replace(/(?:-\d+x\d+|-scaled)?\.\w+(?:\?.*)?$/, '');
  return stem(href) === stem(attribute(image, 'src'))
    ? [{...image, properties: {...image.properties, src: href}}]
    : undefined;
}

/** Picks the address of a picture that a script loads later, or that is chosen among several. */
function withSource(image: Element): void {
  const {properties} = image;
  const later = ['dataOrigFile', 'dataSrc', 'dataLazySrc', 'dataOriginal']
    .map((name) => attribute(image, name))
    .find(Boolean);
  const src = attribute(image, 'src');
  if (later && (src === '' || src.startsWith('data:') || /placeholder|blank\.gif/.test(src))) {
    properties.src = later;
  } else if (src === '') {
    const [largest] = attribute(image, 'srcSet').split(/,\s+/).at(-1)?.trim().split(/\s+/) ?? [];
    properties.src = largest ?? '';
  }
}

/** Writes figures and galleries as pictures with a line in italics for the caption. */
export function figures(root: Root, losses: Losses): void {
  replaceAll(root, (node) => {
    if (!isElement(node)) {
      return undefined;
    }
    if (node.tagName === 'img') {
      withSource(node);
      if (attribute(node, 'src') !== '') {
        return undefined;
      }
      losses.lose(`Picture without an address: “${attribute(node, 'alt')}”`, 'left out', node);
      return [];
    }
    if (node.tagName === 'a') {
      return withFull(node);
    }
    const isGallery = hasClass(node, ...galleries);
    const isNested = isGallery && find(node, classed(...galleries)) !== undefined;
    if (isGallery && !isNested) {
      unroll(node, losses);
    }
    if (node.tagName === 'figure' || hasClass(node, 'wp-caption', 'gallery-item')) {
      return figure(node);
    }
    return isGallery && node.tagName !== 'div' ? [{...node, tagName: 'div'}] : undefined;
  });
}
