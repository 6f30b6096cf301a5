import type {DocusaurusConfig} from '@docusaurus/types';
import type * as schema from 'schema-dts';
import {authorAddress} from '../../content/author-link';
import {changesOf} from '../../content/changes';
import {changedSince} from '../../content/last-change';
import type {Episode, Podcast} from '../../content/podcast';
import {readText} from '../../content/post-text';
import type {NamedAuthor, SitePage} from '../../content/site-pages';
import {pagesOfThreads} from '../../content/threads';
import {isoDuration} from '../../lib/duration';
import {pagePath} from '../../lib/page-path';
import {routes} from '../../site/routes';

export type Publisher = {
  company: string;
  /** The company's own site. */
  website: string;
  /** Path below the site's base of a raster or SVG file. */
  logo: string;
};

export type Site = Pick<DocusaurusConfig, 'title' | 'tagline' | 'url' | 'baseUrl'> & {
  /** A BCP 47 tag. */
  language: string;
  publisher: Publisher;
  /** One, or none. */
  podcasts: Podcast[];
};

const home = ({url, baseUrl}: Site) => url + baseUrl;

/** A reference to the publisher, on a page that describes it. */
const company = (site: Site) => ({'@id': `${home(site)}#organization`});

const organization = (site: Site) => ({
  '@type': 'Organization' as const,
  ...company(site),
  name: site.publisher.company,
  url: site.publisher.website,
});

const webSite = (site: Site): schema.WebSite => ({
  '@type': 'WebSite',
  '@id': `${home(site)}#website`,
  name: site.title,
  description: site.tagline,
  url: home(site),
  inLanguage: site.language,
  publisher: company(site),
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${home(site)}${routes.search}/?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  } as schema.WithActionConstraints<schema.SearchAction>,
});

/**
 * An author: a person, or a team of the company. `blog/authors.yml` says who is a person; so is whom a post alone
 * names. Guests write too, so nothing is said of who employs a person.
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

const blogId = ({path}: SitePage, site: Site) => `${site.url}${path}#blog`;

function posting(page: SitePage, site: Site, image: string): schema.BlogPosting {
  const {blog, authors, post} = page;
  const {content, metadata} = post!;
  const {date, source, tags, frontMatter} = metadata;
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
    author: authors.map((author) => authorOf(author, site)),
    publisher: organization(site),
    image,
    ...(tags.length > 0 && {keywords: tags.map(({label}) => label)}),
    wordCount: readText(content, source.endsWith('.mdx'), language).words,
    inLanguage: language,
    isPartOf: blog && {'@type': 'Blog', '@id': blogId(blog, site), name: blog.title},
  };
}

const blogOf = (page: SitePage, site: Site): schema.Blog => ({
  '@type': 'Blog',
  '@id': blogId(page, site),
  name: page.title,
  description: page.description,
  url: site.url + page.path,
  inLanguage: site.language,
  publisher: company(site),
  blogPost: [...page.posts]
    .sort((a, b) => +b.metadata.date - +a.metadata.date)
    // Those that the page shows, or a few more.
    .slice(0, 10)
    .map(({metadata}): schema.BlogPosting => ({
      '@type': 'BlogPosting',
      '@id': site.url + pagePath(metadata.permalink),
      headline: metadata.title,
      datePublished: metadata.date.toISOString(),
    })),
});

const collection = ({title, description, path}: SitePage, site: Site): schema.WebPage => ({
  '@type': 'CollectionPage',
  name: title,
  ...(description && {description}),
  url: site.url + path,
  inLanguage: site.language,
});

/** The page of a team or a person. */
function profile({description, path, authors}: SitePage, site: Site): schema.WebPage {
  const author = authorOf(authors[0]!, site);
  return {
    '@type': 'ProfilePage',
    url: site.url + path,
    mainEntity: {
      ...author,
      ...(description && {description}),
      ...(author['@type'] === 'Organization' && {parentOrganization: organization(site)}),
    },
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

/** A podcast, as its episodes name it. */
const seriesOf = ({show}: Podcast, site: Site) => ({
  ...{'@type': 'PodcastSeries' as const, '@id': `${site.url}${show.page}#podcast`},
  ...{name: show.title, url: site.url + show.page, webFeed: site.url + show.feed},
});

/** @param isWhole whether its transcript is on the page too */
function episodeOf(
  {title: name, description, number, date, page, audio, captions, chapters}: Episode,
  podcast: Podcast,
  site: Site,
  isWhole: boolean,
): schema.PodcastEpisode {
  const url = site.url + page;
  const paragraphs = chapters.flatMap((chapter) => chapter.paragraphs);
  const length = isoDuration(audio.seconds);
  return {
    '@type': 'PodcastEpisode',
    '@id': url,
    url,
    name,
    description,
    datePublished: date,
    episodeNumber: number,
    duration: length,
    inLanguage: site.language,
    image: site.url + podcast.show.artwork,
    associatedMedia: {
      '@type': 'AudioObject',
      name,
      contentUrl: site.url + audio.path,
      encodingFormat: audio.type,
      contentSize: String(audio.bytes),
      duration: length,
      uploadDate: date,
      ...(isWhole && {transcript: paragraphs.map((said) => said.join(' ')).join('\n')}),
      caption: {
        '@type': 'MediaObject',
        contentUrl: site.url + captions,
        encodingFormat: 'text/vtt',
        inLanguage: site.language,
      },
    },
    partOfSeries: seriesOf(podcast, site),
  };
}

/** The parts of a podcast on a page: all of it on its own page, an episode on the post that introduces it. */
function podcastThings({path}: SitePage, podcast: Podcast, site: Site): schema.Thing[] {
  const {show, episodes} = podcast;
  const isOwn = path === show.page;
  const series: schema.PodcastSeries = {
    ...seriesOf(podcast, site),
    description: show.description,
    image: site.url + show.artwork,
    inLanguage: site.language,
    publisher: organization(site),
  };
  return [
    ...(isOwn ? [series] : []),
    ...episodes
      .filter(({post}) => isOwn || path === post)
      .map((episode) => episodeOf(episode, podcast, site, isOwn)),
  ];
}

/** What a page of each kind is, if more than a text. */
const describe = {blog: blogOf, list: collection, author: profile, post: posting, text: null};

/**
 * The schema.org data of a page. It names no unlisted page but its own.
 *
 * @param image address of the picture that previews show of the page
 */
export function thingsOf(page: SitePage, site: Site, image: string): schema.Thing[] {
  const main = describe[page.kind]?.(page, site, image) ?? [];
  const logo = new URL(site.publisher.logo, home(site)).href;
  return page.path === site.baseUrl
    ? [{...organization(site), logo}, webSite(site), main].flat()
    : [
        main,
        site.podcasts.map((podcast) => podcastThings(page, podcast, site)),
        breadcrumbs(page, site),
      ].flat(2);
}
