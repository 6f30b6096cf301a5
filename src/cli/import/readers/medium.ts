import {fromHtml} from 'hast-util-from-html';
import {attribute, classed, find, lineOf, named} from '../html/tree';
import {htmlToMarkdown} from '../html-to-markdown';
import type {Files, Loss, Reader, Source, SourceAuthor, SourcePost} from '../model';
import {firstOf, pathOf, slugOfEncoded, withSlashes} from '../addresses';
import {uniqueNames} from '../names';
import {undated} from '../times';
import {readPage, type Page} from './medium/page';

const storyPath = /(?:^|\/)posts\/(?:(\d{4}-\d\d-\d\d)|(draft))_(.*?)-*([\da-f]{8,12})\.html$/;

const profilePath = /(?:^|\/)profile\/profile\.html$/;

/** A file of the archive that holds a story. */
type Story = {
  path: string;
  day: string | undefined;
  isDraft: boolean;
  words: string;
  id: string;
  page: Page;
};

function storiesIn(files: Files): Story[] {
  return [...files].flatMap(([path, content]): Story[] => {
    const [match, day, draft, words = '', id = ''] = storyPath.exec(path) ?? [];
    const page = match === undefined ? undefined : readPage(content.toString());
    return page ? [{path, day, isDraft: draft !== undefined, words, id, page}] : [];
  });
}

/** The author as the profile shows them; as a story does, if the archive has no profile. */
function authorIn(files: Files, stories: Story[]): SourceAuthor | undefined {
  const profile = [...files].find(([path]) => profilePath.test(path))?.[1];
  const root = profile && fromHtml(profile.toString());
  const card = root && (find(root, classed('h-card')) ?? find(root, named('body')));
  const byline = stories.map(({page}) => page.author).find((author) => author !== undefined);
  const link = card && find(card, (one) => /medium\.com\/@|^@/.test(attribute(one, 'href')));
  const said =
    card && firstOf(lineOf(find(card, classed('p-name'))), lineOf(find(card, named('h3', 'h1'))));
  const name = firstOf(said, byline?.name);
  const url = firstOf(link && attribute(link, 'href'), byline?.url);
  const image = card && find(card, named('img'));
  const [, handle] = /@([\w.-]+)/.exec(url) ?? [];
  const description = card ? lineOf(find(card, classed('p-note'))) : '';
  return name
    ? {
        key: slugOfEncoded(handle ?? '', name, 'author'),
        name,
        ...(url && {url}),
        ...(image && attribute(image, 'src') && {picture: attribute(image, 'src')}),
        ...(description && {description}),
      }
    : undefined;
}

/** The words of the address: those of the link without the number at its end, else of the file. */
function slugIn({page, words, id}: Story): string {
  const last =
    pathOf(page.canonical ?? '')
      ?.split('/')
      .filter(Boolean)
      .at(-1) ?? '';
  return slugOfEncoded(last.replace(new RegExp(`-?${id}$`), ''), words, page.title, id);
}

function postOf(story: Story, slug: string, author: SourceAuthor | undefined): SourcePost {
  const {path, page, day, isDraft} = story;
  const losses: Loss[] = [];
  const lose = (what: string, became: string) => void losses.push({file: path, what, became});
  const converted = htmlToMarkdown(page.html, {file: path});
  const date = firstOf(page.published, day, page.exported, undated);
  if (!page.published && day === undefined) {
    lose('Draft without a date', `dated ${date}`);
  }
  if (page.isAnswer) {
    lose('Perhaps an answer to another story: it has no title of its own', 'a draft');
  }
  const address = page.canonical === undefined ? undefined : pathOf(page.canonical);
  if (page.image !== undefined && !converted.assets.some((asset) => asset.address === page.image)) {
    lose(`Picture that stands for the post: ${page.image}`, 'left out');
  }
  return {
    file: path,
    title: page.title || slug,
    ...(page.description !== undefined && {description: page.description}),
    date,
    slug,
    isDraft: isDraft || page.isAnswer,
    isUnlisted: false,
    authors: author ? [author.key] : [],
    tags: [],
    ...(page.image !== undefined &&
      converted.assets.some((asset) => asset.address === page.image) && {image: page.image}),
    text: converted.text,
    isMdx: false,
    original: {format: 'html', text: page.html},
    addresses: isDraft || address === undefined || address === '/' ? [] : [address],
    assets: converted.assets,
    losses: [...losses, ...converted.losses],
  };
}

/** What an archive holds beside stories and the profile, by folder. */
function otherFiles(files: Files): Loss[] {
  const count = new Map<string, number>();
  for (const path of files.keys()) {
    if (!storyPath.test(path) && !profilePath.test(path)) {
      const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : path;
      count.set(folder, (count.get(folder) ?? 0) + 1);
    }
  }
  return [...count].map(([file, number]) => ({
    file,
    what: number === 1 ? 'A file that is no story' : `${number} files that are no stories`,
    became: 'left out',
  }));
}

const archive = (files: Files) => [...files.keys()].find((path) => storyPath.test(path));

/** Reads the archive that Medium sends: a page of HTML for each story, draft and answer. */
export const medium: Reader = {
  recognise: archive,
  read: (files, options): Source => {
    const first = archive(files);
    if (first === undefined) {
      throw new Error(
        'There is no story in posts/: ask Medium for the archive with Settings → Security → Download your information.',
      );
    }
    const stories = storiesIn(files);
    const author = authorIn(files, stories);
    const unique = uniqueNames();
    const unread = [...files.keys()].filter(
      (path) => storyPath.test(path) && !stories.some((story) => story.path === path),
    );
    const [, handle] = /(@[\w.-]+)/.exec(author?.url ?? '') ?? [];
    const baseUrl = withSlashes(options.baseUrl ?? '/');
    return {
      kind: 'medium',
      baseUrl,
      posts: stories.map((story) => postOf(story, unique(slugIn(story)), author)),
      authors: author ? [author] : [],
      tags: [],
      pages:
        author && handle
          ? [
              {address: `${baseUrl}${handle}`, kind: 'author', key: author.key},
              {address: `${baseUrl}feed/${handle}`, kind: 'feed'},
            ]
          : [],
      losses: [
        {
          file: 'posts',
          what: 'Tags, claps and answers of readers',
          became: 'left out: the archive does not hold them',
        },
        ...unread.map((file) => ({file, what: 'A page that holds no story', became: 'left out'})),
        ...otherFiles(files),
      ],
    };
  },
};
