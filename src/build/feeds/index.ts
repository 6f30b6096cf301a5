import {writeFileSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';
import type {HtmlTagObject, LoadContext} from '@docusaurus/types';
import sharp from 'sharp';
import {authorAddress} from '../../content/author-link';
import {contentOf} from '../../content/content-of';
import {lastChange} from '../../content/last-change';
import {pagesOfThreads} from '../../content/threads';
import {pagePath} from '../../lib/page-path';
import type {Output} from '../heads';
import {fileOf, metasOf, readPage, textOf} from '../pages';
import {plainArticle} from '../plain-article';
import type {Identity} from '../../settings/schema';
import {newestFor, withArchives} from './archives';
import {formats, type Feed, type FeedItem, type Format} from './feed';
import {feedContent} from './feed-content';
import {listsOf, type PostList} from './lists';
import {feedStyles} from './styles';
import {writeFeed} from './write-feed';

const formatNames = Object.keys(formats) as Format[];

/** The links by which feed readers find the feeds of a page. */
function discovery({path, title}: PostList): HtmlTagObject[] {
  return formatNames.map((format) => ({
    tagName: 'link',
    attributes: {
      rel: 'alternate',
      type: formats[format].type,
      href: path + formats[format].file,
      title: `${title} (${formats[format].name})`,
    },
  }));
}

export type Options = Pick<Identity, 'colours'> & {
  /** One line that says who owns the posts. */
  copyright: string;
};

/**
 * Writes the RSS, Atom and JSON feeds of each blog, tag, author and series. Every page links to those of the blog, and
 * each list to its own. Each feed holds the newest posts in full, taken from the built pages; those of the blog
 * continue in archives, which hold summaries of the older posts.
 */
export default function feeds(context: LoadContext, {colours, copyright}: Options): Output {
  const {siteConfig, baseUrl, outDir, i18n} = context;
  let main: PostList[] = [];
  let parts: PostList[] = [];
  const absolute = (path: string) => new URL(path, siteConfig.url).href;
  const inSite = (path: string) => join(outDir, fileOf(path, baseUrl));

  /** A post without its text. */
  const summaryOf = ({metadata}: BlogPost): FeedItem => ({
    address: absolute(pagePath(metadata.permalink)),
    title: metadata.title,
    description: metadata.description,
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
  });

  function itemOf(post: BlogPost): FeedItem {
    const path = pagePath(post.metadata.permalink);
    const address = absolute(path);
    const page = readPage(outDir, fileOf(path, baseUrl));
    const article = plainArticle(textOf(page, path), address);
    const {html, drawings, firstImage} = feedContent(article, address, colours.day);
    for (const {name, svg} of drawings) {
      writeFileSync(inSite(path + name), svg);
    }
    const image = metasOf(page).get('og:image') ?? firstImage;
    return {...summaryOf(post), html, image};
  }

  async function writeIcon(name: string): Promise<void> {
    const {favicon, staticDirectories} = siteConfig;
    const found = staticDirectories.map((folder) => join(context.siteDir, folder, favicon ?? ''));
    try {
      const bytes = await Promise.any(found.map((file) => readFile(file)));
      await sharp(bytes, {density: 300}).resize(144, 144, {fit: 'contain'}).png().toFile(name);
    } catch (cause) {
      throw new Error(
        `docusaurus.config.ts: the favicon "${favicon}" cannot be made into the icon of the feeds: name an SVG or PNG that lies below static/.`,
        {cause},
      );
    }
  }

  return {
    name: 'feeds',
    allContentLoaded({allContent}) {
      const blogs = contentOf<BlogContent>(allContent, 'docusaurus-plugin-content-blog');
      const lists = blogs.map(listsOf);
      main = lists.flatMap((list) => list.main);
      parts = lists.flatMap((list) => list.parts);
    },
    headOf: (path) => parts.filter((list) => list.path === path).flatMap(discovery),
    injectHtmlTags: () => ({headTags: main.flatMap(discovery)}),
    async postBuild() {
      if (main.length === 0) {
        return;
      }
      await writeIcon(join(outDir, 'feed-icon.png'));
      await writeFile(join(outDir, 'feed.css'), await feedStyles(colours));
      const divided = main.map((list) => ({list, ...withArchives(list.posts)}));
      const lists = [
        ...divided.map(({list, feed, archives}) => ({...list, posts: feed, archives})),
        ...parts.map((list) => ({...list, posts: newestFor(list.posts), archives: []})),
      ];
      const posts = new Set(lists.flatMap((list) => list.posts));
      const items = new Map([...posts].map((post) => [post, itemOf(post)]));
      const write = async (folder: string, feed: Omit<Feed, 'folder'>) => {
        await mkdir(dirname(inSite(folder)), {recursive: true});
        for (const format of formatNames) {
          const text = writeFeed(format, {...feed, folder: absolute(folder)}, `${baseUrl}feed.css`);
          await writeFile(inSite(folder + formats[format].file), text);
        }
      };
      for (const {path, title, description, posts: newest, archives} of lists) {
        const feed = {
          address: absolute(path),
          title,
          description,
          language: i18n.currentLocale,
          copyright,
          publisher: {name: siteConfig.title, address: absolute(baseUrl)},
          icon: absolute(`${baseUrl}feed-icon.png`),
        };
        const folderOf = (number: number) => `${path}feed-archive/${number}/`;
        const addressOfArchive = (number: number) =>
          number < 1 || number > archives.length ? undefined : absolute(folderOf(number));
        await write(path, {
          ...feed,
          isArchive: false,
          older: addressOfArchive(archives.length),
          items: newest.map((post) => items.get(post)!),
        });
        for (const [index, archived] of archives.entries()) {
          await write(folderOf(index + 1), {
            ...feed,
            isArchive: true,
            older: addressOfArchive(index),
            newer: addressOfArchive(index + 2),
            current: absolute(path),
            items: archived.map(summaryOf),
          });
        }
      }
    },
  };
}
