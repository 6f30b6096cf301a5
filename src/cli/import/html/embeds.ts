import type {Element, ElementContent, Root} from 'hast';
import {h} from 'hastscript';
import {decodedText, firstOf} from '../addresses';
import {serviceOf, urlOf} from './services';
import {
  attribute,
  classed,
  find,
  findAll,
  hasClass,
  isElement,
  lineOf,
  linkTo,
  named,
  replaceAll,
  type Losses,
} from './tree';

/** Titles that players give to every frame. */
const generic = /^(?:(?:youtube|vimeo) video player|embedded (?:content|post)|iframe|video|)$/i;

/** A link in the place of what an address would show. */
function link(
  node: Element,
  address: string,
  title: string,
  ancestors: readonly Element[],
  losses: Losses,
): ElementContent[] {
  const known = serviceOf(address);
  const url = urlOf(address);
  const whole = known?.address ?? (address.startsWith('//') ? `https:${address}` : address);
  const what = known?.what ?? `Content of ${url?.hostname ?? address}`;
  losses.lose(`${what}: ${whole}`, 'a link in its place', node);
  return linkTo(whole, generic.test(title) ? what : title, ancestors);
}

const sourceOf = (element: Element): string =>
  ['src', 'dataSrc', 'dataLazySrc', 'data']
    .map((name) => attribute(element, name))
    .find((value) => value !== '' && value !== 'about:blank') ?? '';

/** Blocks that a script of another service turns into a post. */
const posts: Array<[className: string, what: string]> = [
  ['twitter-tweet', 'Post on X'],
  ['twitter-video', 'Post on X'],
  ['instagram-media', 'Post on Instagram'],
  ['tiktok-embed', 'Video on TikTok'],
  ['reddit-card', 'Post on Reddit'],
  ['reddit-embed-bq', 'Post on Reddit'],
  ['bluesky-embed', 'Post on Bluesky'],
  ['mastodon-embed', 'Post on Mastodon'],
];

function post(
  element: Element,
  what: string,
  ancestors: readonly Element[],
  losses: Losses,
): ElementContent[] | undefined {
  // The last link is that of the post; those before are within its words.
  const anchor = findAll(element, named('a')).at(-1);
  const address =
    attribute(element, 'cite') ||
    attribute(element, 'dataInstgrmPermalink') ||
    (anchor ? attribute(anchor, 'href') : '');
  const words = lineOf(element);
  losses.lose(
    `${what}: ${address}`,
    words ? 'its words as a quotation' : 'a link in its place',
    element,
  );
  return words || !address ? undefined : linkTo(address, what, ancestors);
}

/** A card about a page elsewhere: a link, with the description in the line below. */
function card(
  anchor: Element,
  title: string,
  description: string,
  caption: string,
  losses: Losses,
): ElementContent[] {
  const address = attribute(anchor, 'href');
  losses.lose(
    `Bookmark card: ${address}`,
    'a link with its title and description, without pictures',
    anchor,
  );
  return [
    h('p', [
      h('a', {href: address}, title || address),
      ...(description ? [h('br'), description] : []),
      ...(caption ? [h('br'), h('em', caption)] : []),
    ]),
  ];
}

function bookmark(element: Element, losses: Losses): ElementContent[] | undefined {
  const anchor = find(element, named('a'));
  if (!anchor) {
    return undefined;
  }
  const said = (name: string) => lineOf(find(element, classed(name)));
  return card(
    anchor,
    said('kg-bookmark-title'),
    said('kg-bookmark-description'),
    lineOf(find(element, named('figcaption'))),
    losses,
  );
}

function mixtape(element: Element, losses: Losses): ElementContent[] | undefined {
  const anchor = find(element, named('a'));
  return (
    anchor &&
    card(
      anchor,
      lineOf(find(anchor, named('strong'))),
      lineOf(find(anchor, named('em'))),
      '',
      losses,
    )
  );
}

/** Video or sound that the source serves itself. */
function media(element: Element, ancestors: readonly Element[], losses: Losses): ElementContent[] {
  const inner = find(element, named('source'));
  const address = firstOf(sourceOf(element), inner && sourceOf(inner));
  const kind = element.tagName === 'audio' ? 'Sound' : 'Video';
  const name = decodedText(
    address
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? '',
  );
  losses.lose(`${kind} ${address}`, 'a link in its place', element);
  return address
    ? linkTo(address, attribute(element, 'title') || `${kind}: ${name}`, ancestors)
    : [];
}

const alone = /^https?:\/\/\S+$/;

/** Puts links in the place of what other services would show within the text. */
export function embeds(root: Root, losses: Losses): void {
  replaceAll(root, (node, ancestors) => {
    if (!isElement(node) || ancestors.some(named('pre', 'code'))) {
      return undefined;
    }
    switch (node.tagName) {
      case 'iframe':
      case 'embed':
      case 'object': {
        const address = sourceOf(node);
        if (address) {
          return link(node, address, attribute(node, 'title'), ancestors, losses);
        }
        // What older browsers got within it is a link by now.
        return find(node, named('a')) ? node.children : undefined;
      }
      case 'video':
      case 'audio':
        return media(node, ancestors, losses);
      case 'script': {
        const address = attribute(node, 'src');
        return address.includes('gist.github.com')
          ? link(node, address, '', ancestors, losses)
          : undefined;
      }
      case 'figure':
        return hasClass(node, 'kg-bookmark-card') ? bookmark(node, losses) : undefined;
      case 'div':
        if (hasClass(node, 'graf--mixtapeEmbed')) {
          return mixtape(node, losses);
        }
    }
    const known = posts.find(([className]) => hasClass(node, className));
    if (known) {
      return post(node, known[1], ancestors, losses);
    }
    if (hasClass(node, 'codepen') && attribute(node, 'dataSlugHash')) {
      const user = attribute(node, 'dataUser') || 'anon';
      return link(
        node,
        `https://codepen.io/${user}/pen/${attribute(node, 'dataSlugHash')}`,
        attribute(node, 'dataPenTitle'),
        ancestors,
        losses,
      );
    }
    // WordPress shows what an address alone in its paragraph leads to.
    const words = lineOf(node);
    const isEmbed = hasClass(node, 'wp-block-embed__wrapper');
    const isAlone =
      (node.tagName === 'p' || isEmbed) &&
      alone.test(words) &&
      node.children.every(({type}) => type === 'text');
    if (!isAlone) {
      return undefined;
    }
    return isEmbed || serviceOf(words)
      ? link(
          node,
          words,
          '',
          ancestors.filter((one) => one.tagName !== 'p'),
          losses,
        )
      : [h('p', [h('a', {href: words}, words)])];
  });
}
