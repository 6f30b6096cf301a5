import {visit} from '../lib/visit';
import type {Element} from './elements';
import type {Post} from './post';
import type {Parts} from './rule';

const media = new Set(['img', 'video', 'audio', 'source', 'track', 'Audio']);

/** What an element links to or loads. */
export function referenceOf({name, attributes, at, isForeign}: Element): Partial<Parts> {
  const {src, href} = attributes;
  return {
    ...(media.has(name) && src ? {media: {url: src, at}} : {}),
    ...(name === 'a' && !isForeign && href !== undefined ? {link: {url: href, at}} : {}),
  };
}

/** What a post links to or loads in Markdown and in its front matter: links first. */
export function referencesOf({root, frontMatter}: Post): Array<Partial<Parts>> {
  const links: Array<Partial<Parts>> = [];
  const pictures: Array<Partial<Parts>> = [];
  const definitions = new Map<string, string>();
  visit(root, 'definition', ({identifier, url}) => {
    definitions.set(identifier, url);
  });
  visit(root, ['link', 'definition', 'image', 'imageReference'], (node) => {
    if (node.type === 'link' || (node.type === 'definition' && !node.identifier.startsWith('^'))) {
      links.push({link: {url: node.url, at: node}});
    } else if (node.type === 'image') {
      pictures.push({media: {url: node.url, at: node}});
    } else if (node.type === 'imageReference' && definitions.has(node.identifier)) {
      pictures.push({media: {url: definitions.get(node.identifier)!, at: node}});
    }
  });
  const {image} = frontMatter.values;
  if (typeof image === 'string' && !/^https?:/.test(image)) {
    pictures.push({media: {url: image, at: frontMatter.offsetOf('image')}});
  }
  return [...links, ...pictures];
}
