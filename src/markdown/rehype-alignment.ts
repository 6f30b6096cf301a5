import type {Root} from 'hast';
import {alignmentAttribute} from '../lib/contracts';
import {visit} from 'unist-util-visit';

/** A rehype plugin for the alignment of cells: MDX would make a style of it, which the site's policy forbids. */
export function alignment() {
  return (root: Root): void => {
    visit(root, 'element', ({tagName, properties}) => {
      if (['td', 'th'].includes(tagName) && properties.align) {
        properties[alignmentAttribute] = properties.align;
        delete properties.align;
      }
    });
  };
}
