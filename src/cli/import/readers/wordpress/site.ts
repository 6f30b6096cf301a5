import type {Loss, ReaderOptions, SourceAuthor, SourceTag} from '../../model';
import {decodedText, hostOf, pathOf, withSlashes} from '../../addresses';
import {keysOfKind, uniqueNames} from '../../names';
import type {Attachment} from './shortcodes';
import {childOf, childrenOf, metaOf, said, type XmlElement} from './wxr';

/** A category or tag, with its key in the site and its former address. */
type Term = {
  kind: 'category' | 'post_tag';
  nicename: string;
  tag: SourceTag;
  address: string;
};

/** What an export says of the site as a whole. */
export type Site = {
  file: string;
  /** The host of the former site, without `www.`; empty if the export does not say it. */
  host: string;
  baseUrl: string;
  authors: ReadonlyMap<string, SourceAuthor>;
  /** By kind and nicename. */
  terms: ReadonlyMap<string, Term>;
  attachments: ReadonlyMap<string, Attachment>;
  /** The content of reusable blocks, by number. */
  reusable: ReadonlyMap<string, string>;
  losses: Loss[];
};

/** An item's kind: `post`, `page`, `attachment` or that of a plugin. */
export const typeOf = (item: XmlElement): string => said(item, 'wp:post_type') || 'post';

/** The address that stands for the words of a category or tag in links. */
export const termKey = (kind: string, nicename: string): string => `${kind}/${nicename}`;

function authorsOf(channel: XmlElement): Map<string, SourceAuthor> {
  const keyOf = keysOfKind('author');
  return new Map(
    childrenOf(channel, 'wp:author').map((author): [string, SourceAuthor] => {
      const login = said(author, 'wp:author_login');
      const full = `${said(author, 'wp:author_first_name')} ${said(author, 'wp:author_last_name')}`;
      const name = said(author, 'wp:author_display_name') || full.trim() || login;
      return [login, {key: keyOf(decodedText(login), name), name}];
    }),
  );
}

/** Categories and tags. One of each with the same words becomes one tag. */
function termsOf(channel: XmlElement, baseUrl: string): Map<string, Term> {
  const terms = new Map<string, Term>();
  const keyOf = keysOfKind('tag');
  const parents = new Map(
    childrenOf(channel, 'wp:category').map((one) => [
      said(one, 'wp:category_nicename'),
      said(one, 'wp:category_parent'),
    ]),
  );
  const pathTo = (nicename: string, depth = 0): string => {
    const parent = parents.get(nicename);
    return parent && depth < 20
      ? `${pathTo(parent, depth + 1)}/${decodedText(nicename)}`
      : decodedText(nicename);
  };
  const add = (kind: Term['kind'], nicename: string, label: string, description: string) => {
    if (nicename !== '') {
      terms.set(termKey(kind, nicename), {
        kind,
        nicename,
        tag: {
          key: keyOf(decodedText(nicename), label),
          label: label || nicename,
          ...(description && {description}),
        },
        address: withSlashes(
          `${baseUrl}${kind === 'category' ? `category/${pathTo(nicename)}` : `tag/${decodedText(nicename)}`}`,
        ),
      });
    }
  };
  for (const one of childrenOf(channel, 'wp:category')) {
    add(
      'category',
      said(one, 'wp:category_nicename'),
      said(one, 'wp:cat_name'),
      said(one, 'wp:category_description'),
    );
  }
  for (const one of childrenOf(channel, 'wp:tag')) {
    add(
      'post_tag',
      said(one, 'wp:tag_slug'),
      said(one, 'wp:tag_name'),
      said(one, 'wp:tag_description'),
    );
  }
  // Exports of single posts declare nothing ahead.
  for (const item of childrenOf(channel, 'item').filter((one) => typeOf(one) === 'post')) {
    for (const {attributes, text} of childrenOf(item, 'category')) {
      const {domain = 'category', nicename = ''} = attributes;
      const kind = domain === 'tag' ? 'post_tag' : domain;
      if ((kind === 'category' || kind === 'post_tag') && !terms.has(termKey(kind, nicename))) {
        add(kind, nicename, text.trim(), '');
      }
    }
  }
  return terms;
}

function attachmentsOf(channel: XmlElement): Map<string, Attachment> {
  return new Map(
    childrenOf(channel, 'item')
      .filter((item) => typeOf(item) === 'attachment')
      .map((item): [string, Attachment] => {
        const id = said(item, 'wp:post_id');
        return [
          id,
          {
            id,
            parent: said(item, 'wp:post_parent'),
            url: said(item, 'wp:attachment_url') || said(item, 'guid'),
            alt: metaOf(item).get('_wp_attachment_image_alt')?.trim() ?? '',
            caption: said(item, 'excerpt:encoded'),
          },
        ];
      }),
  );
}

const reusableOf = (channel: XmlElement): Map<string, string> =>
  new Map(
    childrenOf(channel, 'item')
      .filter((item) => typeOf(item) === 'wp_block')
      .map((item) => [said(item, 'wp:post_id'), childOf(item, 'content:encoded')?.text ?? '']),
  );

/** Items that are not posts, told by kind. */
function otherItems(channel: XmlElement, file: string): Loss[] {
  const count = new Map<string, number>();
  for (const item of childrenOf(channel, 'item')) {
    const type = typeOf(item);
    count.set(type, (count.get(type) ?? 0) + 1);
  }
  const became: Record<string, string> = {
    attachment: 'copied where a post shows them; pages of their own have no redirect',
    wp_block: 'their content, where a post shows it',
  };
  return [...count]
    .filter(([type]) => type !== 'post' && type !== 'page')
    .map(([type, number]) => ({
      file,
      what: `${number} items of type ${type}`,
      became: became[type] ?? 'left out',
    }));
}

/** Reads what concerns the whole site. */
export function siteOf(channel: XmlElement, file: string, options: ReaderOptions): Site {
  const blog = said(channel, 'wp:base_blog_url') || said(channel, 'link');
  const baseUrl = withSlashes(options.baseUrl ?? pathOf(blog) ?? '/');
  const title = said(channel, 'title');
  const unique = uniqueNames();
  const authors = authorsOf(channel);
  for (const author of authors.values()) {
    author.key = unique(author.key);
  }
  return {
    file,
    host: hostOf(blog),
    baseUrl,
    authors,
    terms: termsOf(channel, baseUrl),
    attachments: attachmentsOf(channel),
    reusable: reusableOf(channel),
    losses: [
      ...otherItems(channel, file),
      {
        file,
        what: `Title “${title}” and tagline “${said(channel, 'description')}” of the site`,
        became: 'left out: this site has its own',
      },
      ...(authors.size > 0
        ? [
            {
              file,
              what: `E-mail addresses of ${authors.size} authors`,
              became: 'left out: they would be public',
            },
          ]
        : []),
    ],
  };
}
