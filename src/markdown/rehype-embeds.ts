import type {Element, ElementContent, Root} from 'hast';
import {isRemote} from '../lib/addresses';
import {SKIP, visit} from '../lib/es-modules.cjs';
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

/** Elements that a page may not show, and the words of the link that replaces them. */
const embeds: Record<string, {word: string; source: string; local: boolean}> = {
  // The player of this site.
  Audio: {word: 'Recording', source: 'src', local: true},
  audio: {word: 'Recording', source: 'src', local: true},
  embed: {word: 'Embedded file', source: 'src', local: false},
  form: {word: 'Form', source: 'action', local: true},
  frame: {word: 'Embedded page', source: 'src', local: false},
  iframe: {word: 'Embedded page', source: 'src', local: false},
  image: {word: 'Picture', source: 'src', local: true},
  img: {word: 'Picture', source: 'src', local: true},
  object: {word: 'Embedded file', source: 'data', local: false},
  video: {word: 'Video', source: 'src', local: true},
};

/** The URL of an address on another site; `null` for any other. */
function remote(address: string | undefined): URL | null {
  if (address === undefined || !isRemote(address)) {
    return null;
  }
  try {
    return new URL(address.trim(), 'https://example.com');
  } catch {
    return null;
  }
}

const text = (value: string): ElementContent => ({type: 'text', value});

/** The page of a video on its own site, instead of the player meant for frames. */
const asPage = (address: string) =>
  address.replace(
    /^(?:https?:)?\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+).*$/,
    'https://www.youtube.com/watch?v=$1',
  );

/** The address that an element loads: its own, or that of a source in it, preferably a remote one. */
function sourceOf(tag: Tag): string | undefined {
  const own = attributeOf(tag, embeds[nameOf(tag)]!.source);
  if (own !== undefined || !['audio', 'video'].includes(nameOf(tag))) {
    return own;
  }
  const sources = tag.children.flatMap((child) =>
    isTag(child) && nameOf(child) === 'source' ? (attributeOf(child, 'src') ?? []) : [],
  );
  return sources.find((source) => remote(source)) ?? sources[0];
}

/** What readers see instead of an embed; inside a link, which cannot contain another, only its words. */
function replacement(tag: Tag, source: string, isInLink: boolean): ElementContent {
  const {word} = embeds[nameOf(tag)]!;
  const host = remote(source)?.host;
  const names = attributesOf(tag);
  const said = ['alt', 'title', 'aria-label', 'label']
    .map((name) => names.get(name)?.trim() ?? '')
    .find((words) => words !== '');
  const place = host === undefined ? '' : ` on ${host}`;
  const label = said !== undefined ? `${said} (${word.toLowerCase()}${place})` : `${word}${place}`;
  if (isInLink) {
    return text(said ?? label);
  }
  // With this prefix, Docusaurus does not look for a page: a frame need not have shown one of its own.
  const href = host === undefined ? `pathname://${source}` : asPage(source);
  return {type: 'element', tagName: 'a', properties: {href}, children: [text(label)]};
}

/** Removes inline code, which the site's policy keeps browsers from running. */
function withoutCode(tag: Tag, path: string): void {
  for (const [name, value] of attributesOf(tag)) {
    const isHandler = /^on[a-z]/.test(name);
    const isScript = /^\s*javascript:/i.test(value);
    if (isHandler || isScript) {
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

/** Removes remote addresses from `srcset`, and from the `poster` that a video shows before it plays. */
function withoutRemoteChoices(tag: Tag): void {
  if (remote(attributeOf(tag, 'poster'))) {
    removeAttribute(tag, 'poster');
  }
  if (/(?:^|,)\s*(?:https?:)?\/\//.test(attributeOf(tag, 'srcset') ?? '')) {
    removeAttribute(tag, 'srcset');
  }
}

/**
 * A rehype plugin that replaces content embedded from another site, such as pictures, videos, sound and frames,
 * with a link. The site's policy keeps browsers from loading any of it, since that would tell the other site who
 * reads. Scripts and attributes that run code are removed. It warns of each.
 */
export function embedsAsLinks() {
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
      const isStyleSheet = name === 'link' && remote(attributeOf(tag, 'href'));
      if (['script', 'meta', 'base', 'applet'].includes(name) || isStyleSheet) {
        siblings.splice(index!, 1);
        warn(
          path,
          tag,
          `<${name}> is left out: a text brings no code, no styles, and no settings of its page.`,
        );
        return [SKIP, index];
      }
      if (name === 'picture') {
        // Its sources would take precedence.
        const picture = tag.children.find(
          (child): child is Element => isTag(child) && nameOf(child) === 'img',
        );
        const hasRemote = tag.children.some(
          (child) => isTag(child) && remote(attributeOf(child, 'srcset')?.split(/[\s,]/)[0]),
        );
        if (picture && (hasRemote || remote(attributeOf(picture, 'src')))) {
          tag.children = [picture];
        }
        return undefined;
      }
      const embed = embeds[name];
      const source = embed && sourceOf(tag);
      if (!embed || !source || (embed.local && !remote(source))) {
        return undefined;
      }
      siblings[index!] = replacement(tag, source, links.has(parent));
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
