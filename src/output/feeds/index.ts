import {readFileSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {HtmlTagObject, LoadContext} from '@docusaurus/types';
import {authorAddress} from '../../content/author-link';
import {readFormerAddresses, type FormerAddresses} from '../../content/former-address';
import {lastChange} from '../../content/last-change';
import {pictureOf, sitePages, type Post, type SitePage} from '../../content/site-pages';
import {pagesOfThreads} from '../../content/threads';
import {languageOf} from '../../lib/locales';
import {pagePath} from '../../lib/page-path';
import {drawChartInWidth} from '../../markdown/figures/draw-chart';
import {readFigure} from '../../markdown/figures/read-figure';
import {copyright} from '../../settings/footer';
import type {BuiltText, Output} from '../output';
import {fileOf} from '../pages';
import type {Colours, Identity} from '../../settings/schema';
import {feedContent} from './feed-content';
import {formats, writeFeed, type FeedItem, type Format} from './write-feed';
import {wordsIn, type Words} from '../../settings/words';

/** A feed holds at most this many posts. */
const longest = 20;

/** Posts that share a page, and can be followed together. */
export type Followed = {
  /** Path of the page that lists them. */
  path: string;
  title: string;
  description: string;
  /** At least one, newest first. */
  posts: Post[];
  isBlog: boolean;
};

/** The blog can be followed in every format, its parts in the one that all feed readers know. */
const formatsOf = ({isBlog}: Followed): Format[] => (isBlog ? ['rss', 'atom', 'json'] : ['rss']);

/** What can be followed: the blog, each tag, author and series. Lists without posts are left out. */
export function followed(pages: SitePage[], siteTitle: string): Followed[] {
  return pages.flatMap(({kind, path, title, description, posts}): Followed[] => {
    const isBlog = kind === 'blog';
    if (posts.length === 0 || !(isBlog || ['tag', 'author', 'series'].includes(kind))) {
      return [];
    }
    return [
      {
        path,
        title: isBlog ? title : `${title} · ${siteTitle}`,
        description: description || title,
        posts: [...posts].sort((a, b) => +b.metadata.date - +a.metadata.date).slice(0, longest),
        isBlog,
      },
    ];
  });
}

/** The links by which feed readers find the feeds of a page. */
const discovery = (list: Followed): HtmlTagObject[] =>
  formatsOf(list).map((format) => ({
    tagName: 'link',
    attributes: {
      rel: 'alternate',
      type: formats[format].type,
      href: list.path + formats[format].file,
      title: `${list.title} (${formats[format].name})`,
    },
  }));

const declarations = ({paper, muted, ink}: Colours) =>
  `--paper: ${paper}; --muted: ${muted}; --ink: ${ink};`;

/** The style sheet of feeds, which follow the system's colour mode: they have no script. */
async function stylesOf({day, night}: Identity['colours'], words: Words): Promise<string> {
  const rules = await readFile(join(__dirname, 'feed.css'), 'utf8');
  return `${rules}
:root { ${declarations(day)} --use: ${JSON.stringify(words('feed.use'))}; }
@media (prefers-color-scheme: dark) {
  :root { ${declarations(night)} }
}
`;
}

/**
 * Writes the RSS, Atom and JSON feeds of each blog, and an RSS feed of each tag, author and series. Every page links to
 * those of the blog, and each list to its own. A feed holds the newest posts in full, taken from the built pages.
 */
export default function feeds(context: LoadContext, identity: Identity): Output {
  const {siteDir, siteConfig, baseUrl, outDir, i18n, generatedFilesDir} = context;
  let lists: Followed[] = [];
  /** The pages of posts that are in feeds, and what feeds show of them, by their path. */
  const posts = new Map<string, SitePage>();
  const items = new Map<string, FeedItem>();
  /** The drawings of these posts, by the files that they become. */
  const pictures = new Map<string, string>();
  const absolute = (path: string) => new URL(path, siteConfig.url).href;
  const inSite = (path: string) => join(outDir, fileOf(path, baseUrl));

  let former: FormerAddresses | undefined;
  /** The first path that a post had: readers take a post with a new id for a new post. */
  function firstPath(path: string): string {
    former ??= readFormerAddresses(generatedFilesDir);
    return former.redirects.find(({to, isSameText}) => isSameText && to === path)?.from ?? path;
  }

  function itemOf(page: SitePage, {path, plain}: BuiltText): FeedItem {
    const {metadata} = page.post!;
    const language = metadata.untranslated?.language;
    const address = absolute(path);
    const drawChart = (file: string, width: number) => {
      const figure = readFigure(readFileSync(join(siteDir, file), 'utf8'), file);
      return drawChartInWidth(figure, language ?? languageOf(i18n), width);
    };
    const {html, drawings} = feedContent(plain(), address, identity.colours.day, drawChart);
    for (const {name, svg} of drawings) {
      pictures.set(inSite(path + name), svg);
    }
    return {
      id: absolute(firstPath(path)),
      address,
      title: metadata.title,
      description: metadata.description,
      html: language === undefined ? html : `<div lang="${language}" dir="auto">${html}</div>`,
      language,
      image: pictureOf(page, siteConfig.url),
      published: metadata.date,
      updated: lastChange(metadata),
      threads: pagesOfThreads(metadata.frontMatter),
      tags: metadata.tags.map(({label, permalink}) => ({
        label,
        address: absolute(pagePath(permalink)),
      })),
      authors: metadata.authors.flatMap((author) => {
        const {name, imageURL} = author;
        return name === undefined
          ? []
          : {
              name,
              address: authorAddress(author, absolute(baseUrl)),
              // Only the bundler knows the address of a picture that lies beside the post.
              picture: /^(?:https?:)?\//.test(imageURL ?? '') ? absolute(imageURL!) : undefined,
            };
      }),
    };
  }

  return {
    name: 'feeds',
    async allContentLoaded({allContent}) {
      const pages = await sitePages(allContent, context);
      lists = followed(pages, siteConfig.title);
      const shown = new Set(lists.flatMap((list) => list.posts));
      for (const page of pages.filter(({post}) => post && shown.has(post))) {
        posts.set(page.path, page);
      }
    },
    headOf: (path) => lists.filter((list) => !list.isBlog && list.path === path).flatMap(discovery),
    injectHtmlTags: () => ({headTags: lists.filter(({isBlog}) => isBlog).flatMap(discovery)}),
    readText(text) {
      const page = posts.get(text.path);
      if (page) {
        items.set(text.path, itemOf(page, text));
      }
    },
    step: {
      reads: ['texts'],
      writes: ['feeds'],
      async run() {
        if (lists.length === 0) {
          return;
        }
        for (const [file, svg] of pictures) {
          await writeFile(file, svg);
        }
        await writeFile(
          join(outDir, 'feed.css'),
          await stylesOf(identity.colours, wordsIn(context.localizationDir)),
        );
        for (const list of lists) {
          const {path, title, description, posts: shown} = list;
          await mkdir(dirname(inSite(path)), {recursive: true});
          for (const format of formatsOf(list)) {
            const text = writeFeed(
              format,
              {
                address: absolute(path),
                title,
                description,
                language: i18n.currentLocale,
                copyright: copyright(identity),
                publisher: {name: siteConfig.title, address: absolute(baseUrl)},
                icon: siteConfig.favicon && absolute(baseUrl + siteConfig.favicon),
                items: shown.map(({metadata}) => items.get(pagePath(metadata.permalink))!),
              },
              `${baseUrl}feed.css`,
            );
            await writeFile(inSite(path + formats[format].file), text);
          }
        }
      },
    },
  };
}
