/** The programs whose blogs can be imported. */
export const sourceKinds = [
  'docusaurus',
  'jekyll',
  'hugo',
  'gatsby',
  'eleventy',
  'ghost',
  'wordpress',
  'medium',
] as const;

export type SourceKind = (typeof sourceKinds)[number];

/** Something that a source has and the import does not carry over, or not whole. */
export type Loss = {
  /** The file of the source, relative to its root; an entry of an export is `export.json#slug`. */
  file: string;
  /** From 1; undefined where the format has no lines. */
  line?: number;
  /** What it is, in words that can be searched for: "Liquid tag {% include video.html %}". */
  what: string;
  /** What became of it: "kept as a comment", "left out", "a link in its place". */
  became: string;
};

/** A picture or another file that a post shows. */
export type Asset = {
  /** The address as the text names it. */
  address: string;
  /** Its content; undefined if it is on another host, or missing. */
  content?: Buffer;
  /** The name of the file to write beside the post. */
  name: string;
  /** Whether it is on the host of the former site, which goes when this site takes its place. */
  isOfFormerSite?: boolean;
};

export type SourceAuthor = {
  key: string;
  name: string;
  title?: string;
  url?: string;
  /** Address of a picture, local or remote. */
  picture?: string;
  /** Its content, where the source has it. */
  pictureContent?: Buffer;
  description?: string;
};

export type SourceTag = {key: string; label: string; description?: string};

export type SourcePost = {
  /** Relative to the root of the source; an entry of an export is `export.json#slug`. */
  file: string;
  title: string;
  description?: string;
  /** ISO 8601, with the zone that the source gave, or as a day: `2024-03-01`, `2024-03-01T09:00:00+02:00`. */
  date: string;
  /** ISO 8601: the last change that the source knows. */
  updated?: string;
  /** The words of the new address: lower-case Latin letters, digits and hyphens, unique within a day. */
  slug: string;
  isDraft: boolean;
  isUnlisted: boolean;
  /** Keys of authors and tags. */
  authors: string[];
  tags: string[];
  /** The address of a picture that stands for the post. */
  image?: string;
  /** Markdown as the site reads it, without front matter. Whatever could not be carried over is a marked comment. */
  text: string;
  /** Whether the text needs MDX: it has JSX or imports. */
  isMdx: boolean;
  /** The text as the source had it, by which the receipt counts. */
  original: {format: 'markdown' | 'html'; text: string};
  /** Every path that led to the post on the former site, from the root of its host, as it was linked. */
  addresses: string[];
  assets: Asset[];
  losses: Loss[];
};

/** An address of the former site that is not a post's. */
export type FormerPage = {
  /** From the root of the host. */
  address: string;
  kind: 'list' | 'tag' | 'author' | 'feed' | 'archive' | 'page' | 'file';
  /** The key of the tag or author, or the number of the page. */
  key?: string;
  /** Of a file: what is served at its address. */
  content?: Buffer;
};

/** A blog as a reader of its format finds it. */
export type Source = {
  kind: SourceKind;
  /** The path under which the blog was served: `/`, or `/blog/`. */
  baseUrl: string;
  /** The host of the former site, without `www.`; undefined if the source does not say it. */
  host?: string;
  posts: SourcePost[];
  authors: SourceAuthor[];
  tags: SourceTag[];
  pages: FormerPage[];
  /** What concerns no single post: includes, settings, pages that are not posts. */
  losses: Loss[];
};

/** The files of a folder, an archive or an export, by path relative to its root, with slashes. */
export type Files = ReadonlyMap<string, Buffer>;

export type ReaderOptions = {
  /** The path that the former site was served under, if the caller said it. */
  baseUrl?: string;
};

/** How one format is recognised and read. */
export type Reader = {
  /** Why the files look like this format: the file that says so; undefined if they do not. */
  recognise: (files: Files) => string | undefined;
  read: (files: Files, options: ReaderOptions) => Source | Promise<Source>;
};

/** What stands in a text in the place of something that could not be carried over. */
export const lossComment = (what: string, isMdx: boolean): string => {
  const words = `import: ${what.replace(/-{2,}/g, '-').replaceAll('*/', '* /')}`;
  return isMdx ? `{/* ${words} */}` : `<!-- ${words} -->`;
};
