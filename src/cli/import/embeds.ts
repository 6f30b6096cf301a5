/** A thing of another service that a page shows in a frame, as a link. */
export type Embed = {title: string; url: string};

/** Players and frames by their addresses, and the page that shows the same. */
const frames: ReadonlyArray<[RegExp, (id: string) => Embed]> = [
  [
    /^(?:https?:)?\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/,
    (id) => ({title: 'Video on YouTube', url: `https://www.youtube.com/watch?v=${id}`}),
  ],
  [
    /^(?:https?:)?\/\/player\.vimeo\.com\/video\/(\d+)/,
    (id) => ({title: 'Video on Vimeo', url: `https://vimeo.com/${id}`}),
  ],
  [
    /^(?:https?:)?\/\/gist\.github\.com\/([\w-]+\/\w+)(?:\.js|\.pibb)?/,
    (id) => ({title: 'Gist on GitHub', url: `https://gist.github.com/${id}`}),
  ],
  [
    /^(?:https?:)?\/\/codepen\.io\/([\w-]+\/embed\/(?:preview\/)?\w+)/,
    (id) => ({
      title: 'Pen on CodePen',
      url: `https://codepen.io/${id.replace(/\/embed\/(?:preview\/)?/, '/pen/')}`,
    }),
  ],
  [
    /^(?:https?:)?\/\/open\.spotify\.com\/embed\/(\w+\/\w+)/,
    (id) => ({title: 'Audio on Spotify', url: `https://open.spotify.com/${id}`}),
  ],
];

/** What a frame or a script with an address shows; undefined if it is not of a known service. */
export function embedAt(address: string): Embed | undefined {
  for (const [pattern, describe] of frames) {
    const id = pattern.exec(address)?.[1];
    if (id !== undefined) {
      return describe(id);
    }
  }
  return undefined;
}

const services: Readonly<Record<string, (id: string) => Embed>> = {
  youtube: (id) => ({title: 'Video on YouTube', url: `https://www.youtube.com/watch?v=${id}`}),
  vimeo: (id) => ({title: 'Video on Vimeo', url: `https://vimeo.com/${id}`}),
  gist: (id) => ({title: 'Gist on GitHub', url: `https://gist.github.com/${id}`}),
  tweet: (id) => ({title: 'Post on X', url: `https://x.com/${id}`}),
  instagram: (id) => ({title: 'Post on Instagram', url: `https://www.instagram.com/p/${id}/`}),
};

/** What a tag or shortcode of a known service shows, by the service's name and its own identifier. */
export const embedOf = (service: string, id: string): Embed | undefined => services[service]?.(id);

/** A link with a title, which may hold brackets. */
export const linkTo = ({title, url}: Embed): string =>
  `[${title.replace(/[[\]\\]/g, '\\$&')}](${/[\s()]/.test(url) ? `<${url}>` : url})`;
