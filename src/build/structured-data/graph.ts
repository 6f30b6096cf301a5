import type {
  Blog,
  BlogPosting,
  BreadcrumbList,
  CorrectionComment,
  Organization,
  Person,
  PodcastEpisode,
  PodcastSeries,
  SearchAction,
  Thing,
  WebPage,
  WebSite,
  WithActionConstraints,
} from 'schema-dts';
import {isoDuration} from '../../lib/duration';
import type {Change} from '../../content/changes';
import type {Episode, Podcast} from '../../content/podcast';
import type {PostOfPage, Profile, SitePage} from '../../content/site-pages';
import {cardPath} from '../social-card';

export type Publisher = {
  company: string;
  /** The company's own site. */
  website: string;
  /** Path below the site's base of a raster or SVG file. */
  logo: string;
};

export type Site = {
  title: string;
  tagline: string;
  /** Scheme and host. */
  url: string;
  baseUrl: string;
  /** A BCP 47 tag. */
  language: string;
  publisher: Publisher;
};

const home = ({url, baseUrl}: Site) => url + baseUrl;

const referTo = (thing: {'@id'?: string}) => ({'@id': thing['@id']!});

function organization(site: Site): Extract<Organization, object> {
  const {company, website} = site.publisher;
  return {
    ...{'@type': 'Organization', '@id': `${home(site)}#organization`, name: company, url: website},
  };
}

function webSite(site: Site, search: string): Extract<WebSite, object> {
  const action: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {'@type': 'EntryPoint', urlTemplate: `${site.url}${search}?q={search_term_string}`},
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    '@id': `${home(site)}#website`,
    name: site.title,
    description: site.tagline,
    url: home(site),
    inLanguage: site.language,
    publisher: referTo(organization(site)),
    potentialAction: action,
  };
}

/** A person. Guests write too, so nothing is said of who employs them. */
const personOf = ({role, picture, links}: Profile, site: Site) => ({
  '@type': 'Person' as const,
  ...(role !== undefined && {jobTitle: role}),
  ...(picture !== undefined && {image: site.url + picture}),
  ...(links.length > 0 && {sameAs: links}),
});

/** The author of a post: a person, or a team of the company. */
function authorOf(
  {name, path, address, profile}: PostOfPage['authors'][number],
  site: Site,
): Organization | Person {
  const url =
    path !== undefined
      ? {url: site.url + path}
      : address !== undefined && {url: new URL(address, home(site)).href};
  return profile
    ? {...personOf(profile, site), name, ...url}
    : {
        ...{'@type': 'Organization', name, ...url},
        parentOrganization: referTo(organization(site)),
      };
}

/** A post's own picture, or its card; only the bundler knows the address of a picture beside the post. */
function imageOf({path, image}: SitePage, {url, baseUrl}: Site): string | undefined {
  if (image === undefined) {
    return new URL(cardPath(path), url).href;
  }
  if (image.startsWith('/')) {
    return url + (image.startsWith(baseUrl) ? image : baseUrl + image.slice(1));
  }
  return image.startsWith('https:') ? image : undefined;
}

const correctionOf = ({day, text}: Change): CorrectionComment => ({
  ...{'@type': 'CorrectionComment', text, datePublished: day},
});

const blogId = (path: string, site: Site) => `${site.url}${path}#blog`;

function posting(
  page: SitePage,
  post: PostOfPage,
  blog: SitePage | undefined,
  site: Site,
  words: number | undefined,
): BlogPosting {
  const url = site.url + page.path;
  return {
    '@type': 'BlogPosting',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: page.title,
    description: page.description,
    datePublished: post.date.toISOString(),
    dateModified: (post.updated ?? post.date).toISOString(),
    ...(post.corrections && {correction: post.corrections.map(correctionOf)}),
    ...(post.threads && {discussionUrl: post.threads}),
    author: post.authors.map((author) => authorOf(author, site)),
    publisher: organization(site),
    image: imageOf(page, site),
    ...(post.tags.length > 0 && {keywords: post.tags}),
    ...(words === undefined ? {} : {wordCount: words}),
    inLanguage: site.language,
    ...(blog && {isPartOf: {'@type': 'Blog', '@id': blogId(blog.path, site), name: blog.title}}),
  };
}

/** How many posts the front page names in its data: those that it shows, or a few more. */
const newest = 10;

function blogOf(page: SitePage, site: Site): Blog {
  const byDate = (a: SitePage, b: SitePage) => +(b.post?.date ?? 0) - +(a.post?.date ?? 0);
  return {
    '@type': 'Blog',
    '@id': blogId(page.path, site),
    name: page.title,
    description: page.description,
    url: site.url + page.path,
    inLanguage: site.language,
    publisher: referTo(organization(site)),
    blogPost: [...page.posts]
      .sort(byDate)
      .slice(0, newest)
      .map(({path, title, post}): BlogPosting => ({
        '@type': 'BlogPosting',
        '@id': site.url + path,
        headline: title,
        datePublished: post!.date.toISOString(),
      })),
  };
}

/** The page of a list, a team or a person. */
function listPage(page: SitePage, site: Site): WebPage {
  const {title: name, description, path, kind, profile} = page;
  const said = description ? {description} : {};
  const url = site.url + path;
  return kind === 'author'
    ? {
        '@type': 'ProfilePage',
        url,
        mainEntity: profile
          ? {...personOf(profile, site), name, ...said, url}
          : {
              ...{'@type': 'Organization', name, ...said, url},
              parentOrganization: organization(site),
            },
      }
    : {'@type': 'CollectionPage', name, ...said, url, inLanguage: site.language};
}

/** The path to the page; the last step needs no address, being the page itself. */
function breadcrumbs({above, title, path}: SitePage, site: Site): BreadcrumbList {
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

const seriesId = ({show}: Podcast, site: Site) => `${site.url}${show.page}#podcast`;

function series(podcast: Podcast, site: Site): Extract<PodcastSeries, object> {
  const {show} = podcast;
  return {
    '@type': 'PodcastSeries',
    '@id': seriesId(podcast, site),
    name: show.title,
    description: show.description,
    url: site.url + show.page,
    webFeed: site.url + show.feed,
    image: site.url + show.artwork,
    inLanguage: site.language,
    publisher: organization(site),
  };
}

/** @param isWhole whether its transcript is on the page too */
function episodeOf(
  episode: Episode,
  podcast: Podcast,
  site: Site,
  isWhole: boolean,
): PodcastEpisode {
  const {title: name, audio, captions, chapters} = episode;
  const url = site.url + episode.page;
  const length = isoDuration(audio.seconds);
  return {
    '@type': 'PodcastEpisode',
    '@id': url,
    url,
    name,
    description: episode.description,
    datePublished: episode.date,
    episodeNumber: episode.number,
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
      uploadDate: episode.date,
      ...(isWhole && {
        transcript: chapters
          .flatMap(({paragraphs}) => paragraphs.map((sentences) => sentences.join(' ')))
          .join('\n'),
      }),
      caption: {
        '@type': 'MediaObject',
        contentUrl: site.url + captions,
        encodingFormat: 'text/vtt',
        inLanguage: site.language,
      },
    },
    partOfSeries: {
      '@type': 'PodcastSeries',
      '@id': seriesId(podcast, site),
      name: podcast.show.title,
      url: site.url + podcast.show.page,
      webFeed: site.url + podcast.show.feed,
    },
  };
}

/** The parts of a podcast on a page: all of it on its own page, an episode on the post that introduces it. */
function podcastThings({path}: SitePage, podcasts: Podcast[], site: Site): Thing[] {
  return podcasts.flatMap((podcast) => {
    const {show, episodes} = podcast;
    const isOwn = path === show.page;
    return [
      ...(isOwn ? [series(podcast, site)] : []),
      ...episodes
        .filter(({post}) => isOwn || path === post)
        .map((episode) => episodeOf(episode, podcast, site, isOwn)),
    ];
  });
}

function mainThings(
  page: SitePage,
  blog: SitePage | undefined,
  site: Site,
  words?: number,
): Thing[] {
  switch (page.kind) {
    case 'blog':
      return [blogOf(page, site)];
    case 'post':
      return page.post ? [posting(page, page.post, blog, site, words)] : [];
    case 'archive':
    case 'tags':
    case 'tag':
    case 'authors':
    case 'author':
    case 'series':
      return [listPage(page, site)];
    default:
      return [];
  }
}

/**
 * The schema.org data of a page. It names no unlisted page but its own.
 *
 * @param blog that the page belongs to, if there is one
 * @param search path of the page that searches, ending in a slash
 * @param podcasts of the site: one, or none
 * @param words how many the page has, if it is a post
 */
export function thingsOf(
  page: SitePage,
  blog: SitePage | undefined,
  search: string,
  site: Site,
  podcasts: Podcast[] = [],
  words?: number,
): Thing[] {
  const logo = new URL(site.publisher.logo, home(site)).href;
  return page.path === site.baseUrl
    ? [{...organization(site), logo}, webSite(site, search), ...mainThings(page, blog, site)]
    : [
        ...mainThings(page, blog, site, words),
        ...podcastThings(page, podcasts, site),
        breadcrumbs(page, site),
      ];
}
