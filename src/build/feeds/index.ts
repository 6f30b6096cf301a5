import {writeFileSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {HtmlTagObject, LoadContext} from '@docusaurus/types';
import sharp from 'sharp';
import {authorAddress} from '../../content/author-link';
import {contentOf} from '../../content/content-of';
import {readFormerAddresses} from '../../content/former-address';
import {lastChange} from '../../content/last-change';
import type {Post} from '../../content/site-pages';
import {pagesOfThreads} from '../../content/threads';
import {pagePath} from '../../lib/page-path';
import type {Output} from '../heads';
import {fileOf, metasOf, readPage, textOf} from '../pages';
import {plainArticle} from '../plain-article';
import type {Colours, Identity} from '../../settings/schema';
import {feedContent} from './feed-content';
import {listsOf, type PostList} from './lists';
import {formats, writeFeed, type FeedItem, type Format} from './write-feed';

/** A feed holds at most this many posts. */
const longest = 20;

/** The blog can be followed in every format, its parts in the one that all feed readers know. */
type Followed = PostList & {formats: Format[]};

/** The links by which feed readers find the feeds of a page. */
const discovery = ({path, title, formats: own}: Followed): HtmlTagObject[] =>
  own.map((format) => ({
    tagName: 'link',
    attributes: {
      rel: 'alternate',
      type: formats[format].type,
      href: path + formats[format].file,
      title: `${title} (${formats[format].name})`,
    },
  }));

const declarations = ({paper, muted, ink}: Colours) =>
  `--paper: ${paper}; --muted: ${muted}; --ink: ${ink};`;

/** The style sheet of feeds, which follow the system's colour mode: they have no script. */
async function stylesOf({day, night}: Identity['colours']): Promise<string> {
  const rules = await readFile(join(__dirname, 'feed.css'), 'utf8');
  return `${rules}
:root { ${declarations(day)} }
@media (prefers-color-scheme: dark) {
  :root { ${declarations(night)} }
}
`;
}

export type Options = Pick<Identity, 'colours'> & {
  /** One line that says who owns the posts. */
  copyright: string;
};

/**
 * Writes the RSS, Atom and JSON feeds of each blog, and an RSS feed of each tag, author and series. Every page links to
 * those of the blog, and each list to its own. A feed holds the newest posts in full, taken from the built pages.
 */
export default function feeds(context: LoadContext, {colours, copyright}: Options): Output {
  const {siteConfig, baseUrl, outDir, i18n, generatedFilesDir} = context;
  let main: Followed[] = [];
  let parts: Followed[] = [];
  const absolute = (path: string) => new URL(path, siteConfig.url).href;
  const inSite = (path: string) => join(outDir, fileOf(path, baseUrl));

  function itemOf({metadata}: Post, firstPath: string | undefined): FeedItem {
    const language = metadata.untranslated?.language;
    const path = pagePath(metadata.permalink);
    const address = absolute(path);
    const page = readPage(outDir, fileOf(path, baseUrl));
    const article = plainArticle(textOf(page, path), address);
    const {html, drawings, firstImage} = feedContent(article, address, colours.day);
    for (const {name, svg} of drawings) {
      writeFileSync(inSite(path + name), svg);
    }
    return {
      id: firstPath === undefined ? address : absolute(firstPath),
      address,
      title: metadata.title,
      description: metadata.description,
      html: language === undefined ? html : `<div lang="${language}">${html}</div>`,
      language,
      image: metasOf(page).get('og:image') ?? firstImage,
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
      main = lists.flatMap((list) =>
        list.main.map((one) => ({...one, formats: ['rss', 'atom', 'json'] as Format[]})),
      );
      parts = lists.flatMap((list) => list.parts.map((one) => ({...one, formats: ['rss']})));
    },
    headOf: (path) => parts.filter((list) => list.path === path).flatMap(discovery),
    injectHtmlTags: () => ({headTags: main.flatMap(discovery)}),
    async postBuild() {
      if (main.length === 0) {
        return;
      }
      await writeIcon(join(outDir, 'feed-icon.png'));
      await writeFile(join(outDir, 'feed.css'), await stylesOf(colours));
      const firstPaths = new Map<string, string>();
      for (const {from, to, isSameText} of readFormerAddresses(generatedFilesDir).redirects) {
        const path = baseUrl + to.slice(1);
        if (isSameText && !firstPaths.has(path)) {
          firstPaths.set(path, baseUrl + from.slice(1));
        }
      }
      const lists = [...main, ...parts].map((list) => ({
        ...list,
        posts: list.posts.slice(0, longest),
      }));
      const items = new Map(
        [...new Set(lists.flatMap(({posts}) => posts))].map((post) => [
          post,
          itemOf(post, firstPaths.get(pagePath(post.metadata.permalink))),
        ]),
      );
      for (const {path, title, description, posts, formats: own} of lists) {
        await mkdir(dirname(inSite(path)), {recursive: true});
        for (const format of own) {
          const text = writeFeed(
            format,
            {
              address: absolute(path),
              title,
              description,
              language: i18n.currentLocale,
              copyright,
              publisher: {name: siteConfig.title, address: absolute(baseUrl)},
              icon: absolute(`${baseUrl}feed-icon.png`),
              items: posts.map((post) => items.get(post)!),
            },
            `${baseUrl}feed.css`,
          );
          await writeFile(inSite(path + formats[format].file), text);
        }
      }
    },
  };
}
