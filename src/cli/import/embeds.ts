import {serviceOf} from './html/services';

/** A thing of another service that a page shows in a frame, as a link. */
export type Embed = {title: string; url: string};

/** What a frame or a script with an address shows; undefined if it is not of a known service. */
export function embedAt(address: string): Embed | undefined {
  const known = serviceOf(address);
  return known && {title: known.what, url: known.address};
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
