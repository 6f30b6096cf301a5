import type {FormerPage, Loss, Reader, Source, SourceAuthor, SourceTag} from '../model';
import {decodedText, slugOfEncoded, withSlashes} from '../addresses';
import {keysOfKind, uniqueNames} from '../names';
import {findExport, text, type Export, type Row} from './ghost/data';
import {pictureReader, postOf, withoutHost, type Context} from './ghost/posts';
import {listPages} from './list-pages';

/** How many posts a page of a list has unless a theme says otherwise. */
const perPage = 5;

const isPage = (post: Row) =>
  text(post, 'type') === 'page' || post.page === true || post.page === 1;

const isInternal = (tag: Row) =>
  text(tag, 'visibility') === 'internal' || text(tag, 'name').startsWith('#');

/** Rows by their number, each with a key of its own. */
function keyed(kind: string, rows: Row[], nameOf: (row: Row) => string): Map<string, string> {
  const unique = uniqueNames();
  const keyOf = keysOfKind(kind);
  return new Map(
    rows.map((row) => [
      text(row, 'id'),
      unique(keyOf(decodedText(text(row, 'slug')), nameOf(row))),
    ]),
  );
}

function authorOf(user: Row, key: string, baseUrl: string): SourceAuthor {
  const [url, picture, description] = [
    text(user, 'website'),
    withoutHost(text(user, 'profile_image') || text(user, 'image'), baseUrl),
    text(user, 'bio'),
  ];
  return {
    key,
    name: text(user, 'name') || key,
    ...(url && {url}),
    ...(picture && {picture}),
    ...(description && {description}),
  };
}

function tagOf(tag: Row, key: string): SourceTag {
  const description = text(tag, 'description');
  return {key, label: text(tag, 'name') || key, ...(description && {description})};
}

/** Settings of the site that change what readers see, with what this site has in their place. */
const settings: Array<[name: string, words: string]> = [
  ['title', 'Title of the site'],
  ['description', 'Description of the site'],
  ['navigation', 'Navigation'],
  ['secondary_navigation', 'Second navigation'],
  ['codeinjection_head', 'Code in the head of all pages'],
  ['codeinjection_foot', 'Code at the foot of all pages'],
  ['ghost_head', 'Code in the head of all pages'],
  ['ghost_foot', 'Code at the foot of all pages'],
  ['logo', 'Logo'],
  ['icon', 'Icon'],
  ['cover_image', 'Cover of the site'],
];

function lossesOf({path, data}: Export, unused: Row[]): Loss[] {
  const lose = (what: string, became: string, slug?: string): Loss => ({
    file: slug === undefined ? path : `${path}#${slug}`,
    what,
    became,
  });
  return [
    ...settings.flatMap(([name, words]) => {
      const value = text(
        data.settings.find((row) => text(row, 'key') === name),
        'value',
      );
      return value === '' || value === '[]'
        ? []
        : [
            lose(
              `${words}: ${value.replace(/\s+/g, ' ').slice(0, 120)}`,
              'left out: this site has its own settings',
            ),
          ];
    }),
    ...data.posts
      .filter(isPage)
      .map((page) =>
        lose(
          `Page “${text(page, 'title')}”`,
          'left out: write it as a page of this site',
          text(page, 'slug'),
        ),
      ),
    ...data.users.flatMap((user) =>
      ['location', 'facebook', 'twitter', 'cover_image'].flatMap((name) =>
        text(user, name) === ''
          ? []
          : [lose(`${name} of ${text(user, 'name')}: ${text(user, name)}`, 'left out')],
      ),
    ),
    ...data.tags.flatMap((tag) =>
      [
        'feature_image',
        'meta_title',
        'meta_description',
        'canonical_url',
        'codeinjection_head',
        'codeinjection_foot',
      ].flatMap((name) =>
        text(tag, name) === ''
          ? []
          : [lose(`${name} of the tag “${text(tag, 'name')}”: ${text(tag, name)}`, 'left out')],
      ),
    ),
    ...(unused.length > 0
      ? [
          lose(
            `Tags without posts: ${unused.map((tag) => text(tag, 'name')).join(', ')}`,
            'left out',
          ),
        ]
      : []),
  ];
}

function pagesOf(
  {data}: Export,
  baseUrl: string,
  {tags, authors}: Pick<Context, 'tags' | 'authors'>,
  published: number,
): FormerPage[] {
  const address = (kind: string, row: Row) =>
    withSlashes(`${baseUrl}${kind}/${decodedText(text(row, 'slug'))}`);
  return [
    ...listPages(baseUrl, published, perPage),
    ...data.tags
      .filter((tag) => !isInternal(tag))
      .map((tag) => ({
        address: address('tag', tag),
        kind: 'tag' as const,
        key: tags.get(text(tag, 'id'))!,
      })),
    ...data.users.map((user) => ({
      address: address('author', user),
      kind: 'author' as const,
      key: authors.get(text(user, 'id'))!,
    })),
    {address: `${baseUrl}rss/`, kind: 'feed'},
    ...data.posts
      .filter((post) => isPage(post) && text(post, 'status') === 'published')
      .map((page) => ({
        address: withSlashes(`${baseUrl}${decodedText(text(page, 'slug'))}`),
        kind: 'page' as const,
      })),
  ];
}

/** Reads an export of Ghost, of version 1 or later. */
export const ghost: Reader = {
  recognise: (files) => findExport(files)?.path,
  read: (files, options): Source => {
    const found = findExport(files);
    if (!found) {
      throw new Error(
        'There is no export of Ghost (a .json file with posts): make one with Settings → Labs → Export.',
      );
    }
    const {path, data} = found;
    const baseUrl = withSlashes(options.baseUrl ?? '/');
    const shown = data.tags.filter((tag) => !isInternal(tag));
    const pictures = new Map<string, Buffer>();
    const inSource = pictureReader(files);
    const context: Context = {
      file: path,
      data,
      baseUrl,
      authors: keyed('author', data.users, (user) => text(user, 'name')),
      tags: keyed('tag', shown, (tag) => text(tag, 'name')),
      internal: new Map(
        data.tags.filter(isInternal).map((tag) => [text(tag, 'id'), text(tag, 'name')]),
      ),
      contentOf: (address) => {
        const content = inSource(address);
        if (content) {
          pictures.set(address.replace(/[?#].*$/, ''), content);
        }
        return content;
      },
    };
    const unique = uniqueNames();
    const posts = data.posts
      .filter((post) => !isPage(post))
      .map((post) =>
        postOf(
          post,
          unique(
            slugOfEncoded(text(post, 'slug'), text(post, 'title'), `post-${text(post, 'id')}`),
          ),
          context,
        ),
      );
    const used = new Set(posts.flatMap(({tags}) => tags));
    const writing = new Set(posts.flatMap(({authors}) => authors));
    const unused = shown.filter((tag) => !used.has(context.tags.get(text(tag, 'id'))!));
    return {
      kind: 'ghost',
      baseUrl,
      posts,
      authors: data.users
        .map((user) => authorOf(user, context.authors.get(text(user, 'id'))!, baseUrl))
        .filter(({key}) => writing.has(key)),
      tags: shown
        .map((tag) => tagOf(tag, context.tags.get(text(tag, 'id'))!))
        .filter(({key}) => used.has(key)),
      pages: [
        ...pagesOf(found, baseUrl, context, posts.filter(({isDraft}) => !isDraft).length),
        ...[...pictures].map(([at, content]) => ({
          address: at,
          kind: 'file' as const,
          content,
        })),
      ],
      losses: lossesOf(found, unused),
    };
  },
};
