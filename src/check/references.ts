import type {Root} from 'mdast';
import {visit} from '../lib/es-modules.cjs';
import type {Element} from './elements';
import type {FrontMatter} from './front-matter';
import type {Parts} from './rule';

const media = new Set(['img', 'video', 'audio', 'source', 'track', 'Audio']);

/** A picture of this site whose address has a space, with its beginning and the address: to Markdown it is text. */
export const spacedPicture =
  /(?<!\\)(!\[[^\]\n]{0,500}\]\([ \t]{0,9})(?!https?:)((?:[^\s()"<>]|\([^\s()"<>]*\))+[ \t](?:[^()\n"<>]|\([^()\n"<>]*\))+\.(?:png|jpe?g|gif|webp|avif|svg))(?:[ \t]+"[^"\n]*")?[ \t]*\)/gi;

/** The link or media that an element refers to. */
export function referenceOf({name, attributes, at, isForeign}: Element): Partial<Parts> {
  const {src, href} = attributes;
  return {
    ...(media.has(name) && src ? {media: {url: src, at}} : {}),
    ...(name === 'a' && !isForeign && href !== undefined ? {link: {url: href, at}} : {}),
  };
}

/** The links and media that a text refers to in Markdown, links first. */
export function referencesOf(root: Root): Array<Partial<Parts>> {
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
  return [...links, ...pictures];
}

/** The picture named in front matter, if it belongs to this site. */
export function imageIn({values: {image}, offsetOf}: FrontMatter): Partial<Parts> {
  return typeof image === 'string' && !/^https?:/.test(image)
    ? {media: {url: image, at: offsetOf('image')}}
    : {};
}
