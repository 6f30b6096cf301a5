import type {DocusaurusConfig} from '@docusaurus/types';
import type * as schema from 'schema-dts';
import {authorAddress} from '../../content/author-link';
import {changesOf} from '../../content/changes';
import {changedSince} from '../../content/last-change';
import {pictureOf, type NamedAuthor, type SitePage} from '../../content/site-pages';
import {pagesOfThreads} from '../../content/threads';
import type {Identity} from '../../settings/schema';

export type Site = Pick<DocusaurusConfig, 'title' | 'tagline' | 'url' | 'baseUrl'> & {
  /** A BCP 47 tag. */
  language: string;
  publisher: Pick<Identity, 'company' | 'links' | 'logo'>;
};

const home = ({url, baseUrl}: Site) => url + baseUrl;

/** A reference to the publisher, on a page that describes it. */
const company = (site: Site) => ({'@id': `${home(site)}#organization`});

const organization = (site: Site) => ({
  '@type': 'Organization' as const,
  ...company(site),
  name: site.publisher.company,
  url: site.publisher.links.website,
});

/** A reference to the site, which its front page describes. */
const siteOf = (site: Site) => ({
  '@type': 'WebSite' as const,
  '@id': `${home(site)}#website`,
  name: site.title,
});

const webSite = (site: Site): schema.WebSite => ({
  ...siteOf(site),
  description: site.tagline,
  url: home(site),
  inLanguage: site.language,
  publisher: company(site),
});

/**
 * An author: a person, or a team of the company. `blog/authors.yml` says who is a person; so is anyone whom only a post
 * names. Guests write too, so nothing says who employs a person.
 */
function authorOf(author: NamedAuthor, site: Site) {
  const {key, name, person, title, imageURL, socials = {}} = author;
  const known = {name, url: authorAddress(author, home(site))};
  if (person !== true && key) {
    return {'@type': 'Organization' as const, ...known, parentOrganization: company(site)};
  }
  const pages = [author.url ?? '', ...Object.values(socials)];
  const links = [...new Set(pages)].filter((address) => /^https?:/.test(address));
  return {
    '@type': 'Person' as const,
    ...known,
    jobTitle: title,
    // A picture on another site is not shown.
    ...(imageURL?.startsWith('/') && {image: site.url + imageURL}),
    ...(links.length > 0 && {sameAs: links}),
  };
}

function posting(page: SitePage, site: Site): schema.BlogPosting {
  const {metadata} = page.post!;
  const {date, tags, frontMatter} = metadata;
  const url = site.url + page.path;
  const language = metadata.untranslated?.language ?? site.language;
  const corrections = changesOf(frontMatter).filter(({kind}) => kind === 'correction');
  const threads = pagesOfThreads(frontMatter);
  return {
    '@type': 'BlogPosting',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: page.title,
    description: page.description,
    datePublished: date.toISOString(),
    dateModified: (changedSince(metadata) ?? date).toISOString(),
    ...(corrections.length > 0 && {
      correction: corrections.map(({day, text}): schema.CorrectionComment => ({
        ...{'@type': 'CorrectionComment', text, datePublished: day},
      })),
    }),
    ...(threads.length > 0 && {discussionUrl: threads}),
    author: page.authors.map((author) => authorOf(author, site)),
    publisher: organization(site),
    image: pictureOf(page, site.url),
    ...(tags.length > 0 && {keywords: tags.map(({label}) => label)}),
    inLanguage: language,
    isPartOf: siteOf(site),
  };
}

/** The path to the page; the last step needs no address, being the page itself. */
function breadcrumbs({above, title, path}: SitePage, site: Site): schema.BreadcrumbList {
  const trail = [{title: site.title, path: site.baseUrl}, ...above, {title, path}];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.title,
      ...(index < trail.length - 1 && {item: site.url + step.path}),
    })),
  };
}

/**
 * The schema.org data of a page: what a post is, who publishes the site, and where in it the page belongs. It names no
 * unlisted page but its own.
 */
export function structuredDataOf(page: SitePage, site: Site): schema.Thing[] {
  if (page.path === site.baseUrl) {
    const logo = new URL(site.publisher.logo.src, home(site)).href;
    return [{...organization(site), logo}, webSite(site)];
  }
  return [...(page.post ? [posting(page, site)] : []), breadcrumbs(page, site)];
}
