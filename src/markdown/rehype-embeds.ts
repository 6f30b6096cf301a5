import type {ElementContent, Root} from 'hast';
import {isActiveAttribute} from '../lib/active-content';
import {isRemote} from '../lib/addresses';
import {SKIP, visit} from 'unist-util-visit';
import type {LanguageOfTexts, Words} from '../settings/words';
import {
  attributeOf,
  attributesOf,
  isTag,
  nameOf,
  removeAttribute,
  tagTypes,
  type Tag,
} from './tags';
import {warn} from './warn';

/** Elements that load something, or send something: the word for them, and the attribute with the address. */
const embeds: Record<string, {word: Parameters<Words>[0]; source: string}> = {
  // The player of this site.
  Audio: {word: 'embed.recording', source: 'src'},
  audio: {word: 'embed.recording', source: 'src'},
  embed: {word: 'embed.file', source: 'src'},
  form: {word: 'embed.form', source: 'action'},
  frame: {word: 'embed.page', source: 'src'},
  iframe: {word: 'embed.page', source: 'src'},
  img: {word: 'embed.picture', source: 'src'},
  object: {word: 'embed.file', source: 'data'},
  video: {word: 'embed.video', source: 'src'},
};

/** Those that no page shows, even if what they load is of this site. */
const frames = new Set(['embed', 'frame', 'iframe', 'object']);

const text = (value: string): ElementContent => ({type: 'text', value});

/** The address that an element loads: its own, or that of a source in it, preferably a remote one. */
function sourceOf(tag: Tag): string | undefined {
  const inside = tag.children.flatMap((child) =>
    isTag(child) && nameOf(child) === 'source' ? (attributeOf(child, 'src') ?? []) : [],
  );
  return attributeOf(tag, embeds[nameOf(tag)]!.source) ?? inside.find(isRemote) ?? inside[0];
}

/** What readers see instead of an embed; inside a link, which cannot contain another, only its words. */
function replacement(tag: Tag, source: string, isInLink: boolean, words: Words): ElementContent {
  const word = words(embeds[nameOf(tag)]!.word);
  const host = /^\s*(?:https?:)?\/\/([^/?#]+)/i.exec(source)?.[1];
  const names = attributesOf(tag);
  const given = ['alt', 'title', 'aria-label', 'label']
    .map((name) => names.get(name)?.trim())
    .find(Boolean);
  const beside = host ?? (given && word);
  const label = (given ?? word) + (beside ? ` (${beside})` : '');
  if (isInLink) {
    return text(given ?? label);
  }
  // With this prefix, Docusaurus does not look for a page: a frame need not have shown one of its own.
  const href = host === undefined ? `pathname://${source}` : source;
  return {type: 'element', tagName: 'a', properties: {href}, children: [text(label)]};
}

/** Removes inline code, which the site's policy keeps browsers from running. */
function withoutCode(tag: Tag, path: string): void {
  for (const [name, value] of attributesOf(tag)) {
    if (isActiveAttribute(name, value)) {
      removeAttribute(tag, name);
      warn(
        path,
        tag,
        `${name}="${value}" of <${nameOf(tag)}> is left out: no page of this site runs code that is written into it. Delete it, or write a component.`,
        'code in an attribute',
      );
    }
  }
}

/** Removes remote addresses that an element loads beside that of its source. */
function withoutRemoteChoices(tag: Tag): void {
  for (const name of ['poster', 'srcset']) {
    if ((attributeOf(tag, name) ?? '').split(',').some(isRemote)) {
      removeAttribute(tag, name);
    }
  }
}

/**
 * A rehype plugin that replaces content embedded from another site, such as pictures, videos, sound and frames,
 * with a link. The site's policy keeps browsers from loading any of it, since that would tell the other site who
 * reads. Scripts and attributes that run code are removed. It warns of each.
 */
export function embedsAsLinks({languageOf}: LanguageOfTexts) {
  return (root: Root, {path}: {path: string}): void => {
    const links = new Set<unknown>();
    visit(root, tagTypes, (node, index, parent) => {
      const tag = node as Tag;
      const name = nameOf(tag);
      const siblings = parent!.children as unknown[];
      withoutCode(tag, path);
      withoutRemoteChoices(tag);
      if (links.has(parent) || name === 'a') {
        links.add(tag);
      }
      const isStyleSheet = name === 'link' && isRemote(attributeOf(tag, 'href'));
      if (['script', 'meta', 'base', 'applet'].includes(name) || isStyleSheet) {
        siblings.splice(index!, 1);
        warn(
          path,
          tag,
          `<${name}> is left out: a text brings no code, no styles, and no settings of its page.`,
        );
        return [SKIP, index];
      }
      const source = embeds[name] && sourceOf(tag);
      if (!source || !(frames.has(name) || isRemote(source))) {
        return undefined;
      }
      siblings[index!] = replacement(tag, source, links.has(parent), languageOf(path).words);
      warn(
        path,
        tag,
        `<${name}> of ${source} is shown as a link: this site loads nothing from other sites, and shows no frames. ${
          name === 'img'
            ? 'Put the picture beside the post.'
            : 'Link to it yourself to choose the words.'
        }`,
        `embedded ${name}`,
      );
      return SKIP;
    });
  };
}
