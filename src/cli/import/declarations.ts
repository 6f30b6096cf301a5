import {parse, stringify} from 'yaml';
import {addressOfAuthor, addressOfTag} from '../../check/page-address';
import {routes} from '../../site/routes';
import type {SourceAuthor, SourceTag} from './model';

/** Adds declarations to a YAML file, whose own are left as they are. */
export function declare(existing: string, added: Record<string, unknown>): string {
  const known = (parse(existing) ?? {}) as Record<string, unknown>;
  const missing = Object.entries(added).filter(([key]) => !(key in known));
  if (missing.length === 0) {
    return existing;
  }
  // Entries of several lines stand apart.
  const between = missing.some(([, value]) => typeof value === 'object') ? '\n' : '';
  return `${existing.trimEnd()}${existing.trim() ? `\n${between}` : ''}${missing
    .map(([key, value]) => stringify({[key]: value}, {lineWidth: 0}))
    .join(between)}`;
}

/** An entry of `blog/authors.yml`. Its page is at its key, of which Docusaurus would divide `s3` into `s-3`. */
export const authorEntry = (
  {key, name, title, url, description}: SourceAuthor,
  picture?: string,
) => ({
  name,
  ...(title !== undefined && {title}),
  ...(url !== undefined && {url}),
  ...(picture !== undefined && {image_url: picture}),
  ...(description !== undefined && {description}),
  page:
    addressOfAuthor(key, {page: true}) === `/${routes.authors}/${key}/`
      ? true
      : {permalink: `/${key}`},
});

/** An entry of `blog/tags.yml`, with its page at its key. */
export const tagEntry = ({key, label, description}: SourceTag) => ({
  label,
  ...(addressOfTag(key, {}) !== `/${routes.tags}/${key}/` && {permalink: `/${key}`}),
  ...(description !== undefined && {description}),
});
