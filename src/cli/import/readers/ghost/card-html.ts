import {toHtml} from 'hast-util-to-html';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {lossElement} from '../../html-to-markdown';

/** What a card holds: names differ between editors of Ghost, and values may be missing. */
export type Payload = Record<string, unknown>;

const markdown = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, {allowDangerousHtml: true});

const fromMarkdown = (text: string): string =>
  toHtml(markdown.runSync(markdown.parse(text)), {allowDangerousHtml: true});

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const said = (payload: Payload, ...names: string[]): string =>
  names.map((name) => payload[name]).find((value): value is string => typeof value === 'string') ??
  '';

const captioned = (content: string, caption: string) =>
  `<figure>${content}${caption ? `<figcaption>${caption}</figcaption>` : ''}</figure>`;

const picture = (payload: Payload): string => {
  const image = `<img src="${escaped(said(payload, 'src'))}" alt="${escaped(said(payload, 'alt', 'altText'))}"${said(payload, 'title') ? ` title="${escaped(said(payload, 'title'))}"` : ''}>`;
  return said(payload, 'href') ? `<a href="${escaped(said(payload, 'href'))}">${image}</a>` : image;
};

const code = (payload: Payload): string =>
  captioned(
    `<pre data-lang="${escaped(said(payload, 'language'))}">\n${escaped(said(payload, 'code'))}</pre>`,
    said(payload, 'caption'),
  );

function gallery(payload: Payload): string {
  const images = Array.isArray(payload.images) ? (payload.images as Payload[]) : [];
  return `<figure class="kg-gallery-card">${images.map((image) => `<figure>${picture(image)}</figure>`).join('')}${said(payload, 'caption') ? `<figcaption>${said(payload, 'caption')}</figcaption>` : ''}</figure>`;
}

function bookmark(payload: Payload): string {
  const data = (payload.metadata ?? {}) as Payload;
  const part = (name: string, ...from: string[]) =>
    `<div class="kg-bookmark-${name}">${escaped(said(data, ...from) || said(payload, ...from))}</div>`;
  const url = said(payload, 'url') || said(data, 'url');
  return `<figure class="kg-bookmark-card"><a href="${escaped(url)}">${part('title', 'title')}${part('description', 'description')}</a>${said(payload, 'caption') ? `<figcaption>${said(payload, 'caption')}</figcaption>` : ''}</figure>`;
}

const callout = (payload: Payload): string =>
  `<div class="kg-callout-card kg-callout-card-${said(payload, 'backgroundColor') || 'blue'}"><div class="kg-callout-emoji">${said(payload, 'calloutEmoji')}</div><div class="kg-callout-text">${said(payload, 'calloutText')}</div></div>`;

const toggle = (payload: Payload): string =>
  `<details><summary>${said(payload, 'heading')}</summary>${said(payload, 'content')}</details>`;

const button = (payload: Payload): string =>
  `<p><a href="${escaped(said(payload, 'buttonUrl'))}">${escaped(said(payload, 'buttonText'))}</a></p>`;

const media =
  (tag: string) =>
  (payload: Payload): string =>
    captioned(
      `<${tag} src="${escaped(said(payload, 'src'))}"${said(payload, 'title') ? ` title="${escaped(said(payload, 'title'))}"` : ''}></${tag}>`,
      said(payload, 'caption'),
    );

const file = (payload: Payload): string =>
  `<p><a href="${escaped(said(payload, 'src'))}">${escaped(said(payload, 'fileTitle', 'fileName', 'title') || said(payload, 'src'))}</a></p>`;

/** HTML of cards by their names in both editors. */
const cards: Record<string, (payload: Payload) => string> = {
  markdown: (payload) => fromMarkdown(said(payload, 'markdown')),
  'card-markdown': (payload) => fromMarkdown(said(payload, 'markdown')),
  code,
  codeblock: code,
  image: (payload) => captioned(picture(payload), said(payload, 'caption')),
  gallery,
  bookmark,
  embed: (payload) =>
    said(payload, 'type') === 'bookmark'
      ? bookmark(payload)
      : captioned(
          said(payload, 'html') || `<p>${escaped(said(payload, 'url'))}</p>`,
          said(payload, 'caption'),
        ),
  html: (payload) => said(payload, 'html'),
  callout,
  toggle,
  button,
  audio: media('audio'),
  video: media('video'),
  file,
  hr: () => '<hr>',
  horizontalrule: () => '<hr>',
  paywall: () => lossElement('Paywall'),
};

/** The HTML of a card; a card that is not known becomes a loss. */
export const cardHtml = (name: string, payload: Payload): string =>
  cards[name]?.(payload) ?? lossElement(`Ghost card “${name}”`);
