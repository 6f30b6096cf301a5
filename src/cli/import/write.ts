import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {stringify} from 'yaml';
import {importedFile} from '../../content/older-posts';
import {authorEntry, declare, tagEntry} from './declarations';
import {formerAddresses} from './former-pages';
import {folderOfPost, pathOfPost} from './names';
import type {Loss, Source, SourceAuthor, SourcePost} from './model';

/** A post of the source, with where it is written. */
export type WrittenPost = {
  post: SourcePost;
  /** Its path in the site, such as `blog/2024-03-05-words/index.md`. */
  path: string;
  /** Whether the file is written, was there with the same content, or is there with another. */
  state: 'written' | 'unchanged' | 'kept';
};

/** The files that an import writes, and what it found in their place. */
export type Written = {
  /** New files, by path from the root of the site. */
  files: Map<string, string | Buffer>;
  posts: WrittenPost[];
  /** Each former address with where it leads now, both from the root of the host. */
  addresses: Array<{from: string; to: string}>;
  losses: Loss[];
};

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/** The front matter and text of a post, as a file of `blog/`. */
function textOf(post: SourcePost, text: string, redirects: string[], image?: string): string {
  const {title, description, authors, tags, isDraft, isUnlisted, updated, date} = post;
  const frontMatter = {
    title,
    ...(description !== undefined && {description}),
    ...(authors.length > 0 && {authors}),
    ...(tags.length > 0 && {tags}),
    ...(date.length > 10 && {date}),
    ...(image !== undefined && {image}),
    ...(updated !== undefined && {last_update: {date: updated.slice(0, 10)}}),
    ...(isDraft && {draft: true}),
    ...(isUnlisted && {unlisted: true}),
    ...(redirects.length > 0 && {redirects}),
  };
  return `---\n${stringify(frontMatter, {lineWidth: 0})}---\n\n${text.trim()}\n`;
}

/** Links of a text to other posts by their former addresses, as links to their new files. */
const withNewLinks = (text: string, fileOf: ReadonlyMap<string, string>): string =>
  text.replace(/\]\((\/[^)\s#]*)(#[^)\s]*)?(?=[)\s])/g, (link, path: string, hash = '') => {
    const file = fileOf.get(path.replace(/\/$/, ''));
    return file === undefined ? link : `](../${file}${String(hash)}`;
  });

const isRemote = (address: string) => /^(?:https?:)?\/\//.test(address);

/** The files of a site: those that are there, and those to be written. Nothing that is there is overwritten. */
class Target {
  readonly files = new Map<string, string | Buffer>();
  readonly losses: Loss[] = [];
  readonly #siteDir: string;

  constructor(siteDir: string) {
    this.#siteDir = siteDir;
  }

  read(path: string): Buffer | undefined {
    const file = join(this.#siteDir, path);
    return existsSync(file) ? readFileSync(file) : undefined;
  }

  /** Adds a file, and says so if another is in its place. */
  add(path: string, content: string | Buffer, {file, what}: Pick<Loss, 'file' | 'what'>) {
    const there = this.read(path);
    if (there === undefined) {
      this.files.set(path, content);
      return 'written';
    }
    if (there.equals(Buffer.from(content))) {
      return 'unchanged';
    }
    const became = `${path} is there with another content, and was left as it is`;
    this.losses.push({file, what, became});
    return 'kept';
  }

  /** Adds declarations to a YAML file. */
  declare(path: string, added: Record<string, unknown>) {
    const there = this.read(path)?.toString() ?? '';
    const text = declare(there, added);
    if (text !== there) {
      this.files.set(path, text);
    }
  }
}

/** Writes what a post shows beside it; returns the paths of the files by the addresses in its text. */
function writeAssets(
  {file, assets}: SourcePost,
  folder: string,
  target: Target,
): Map<string, string> {
  const names = new Map<string, string>();
  for (const {address, content, name, isOfFormerSite} of assets) {
    const what = `picture ${address}`;
    if (content === undefined) {
      const became = !isRemote(address)
        ? 'is not in the source'
        : isOfFormerSite
          ? 'is on the site that this one replaces: copy it with --fetch while that is online'
          : 'is on another host: readers get a link; --fetch copies it';
      target.losses.push({file, what, became});
    } else {
      names.set(address, `./${name}`);
      target.add(`${folder}/${name}`, content, {file, what});
    }
  }
  return names;
}

/** Writes the picture of an author; returns its address, or undefined if there is none. */
function writePicture(
  {key, name, picture, pictureContent}: SourceAuthor,
  file: string,
  target: Target,
): string | undefined {
  if (picture === undefined) {
    return undefined;
  }
  const what = `picture ${picture} of ${name}`;
  if (pictureContent === undefined) {
    const became = 'left out: put it into static/img/authors/, and its path into blog/authors.yml';
    target.losses.push({file, what, became});
    return undefined;
  }
  const ending = /\.(?:png|jpe?g|webp|gif|svg|avif)(?=$|[?#])/i.exec(picture)?.[0] ?? '.png';
  const path = `img/authors/${key}${ending.toLowerCase()}`;
  target.add(`static/${path}`, pictureContent, {file, what});
  return `/${path}`;
}

/**
 * Works out the files of an import. Nothing that is there is overwritten: a post whose file exists with another
 * content is left as it is.
 *
 * @param siteDir the project root
 * @param baseUrl of this site
 */
export function write(source: Source, siteDir: string, baseUrl: string): Written {
  const target = new Target(siteDir);
  const imported: Record<string, string> = {};
  const fileOf = new Map(
    source.posts.flatMap((post) =>
      post.addresses.map((former) => [former.replace(/\/$/, ''), pathOfPost(post)] as const),
    ),
  );
  const former = formerAddresses(
    source,
    ({date, slug}) => `/${date.slice(0, 10).replaceAll('-', '/')}/${slug}/`,
    baseUrl,
  );
  const posts = source.posts.map((post): WrittenPost => {
    const path = `blog/${pathOfPost(post)}`;
    const names = writeAssets(post, `blog/${folderOfPost(post)}`, target);
    const image = post.image === undefined ? undefined : (names.get(post.image) ?? post.image);
    const redirects = former.redirects.get(post) ?? [];
    const text = textOf(post, withNewLinks(post.text, fileOf), redirects, image);
    const state = target.add(path, text, {file: post.file, what: 'the whole post'});
    if (state !== 'kept') {
      imported[path.slice('blog/'.length)] = digest(text);
    }
    return {post, path, state};
  });
  for (const [path, content] of former.files) {
    target.add(path, content, {file: source.kind, what: `file ${path}`});
  }
  target.declare(
    'blog/authors.yml',
    Object.fromEntries(
      source.authors.map((author) => [
        author.key,
        authorEntry(author, writePicture(author, source.kind, target)),
      ]),
    ),
  );
  target.declare(
    'blog/tags.yml',
    Object.fromEntries(source.tags.map((tag) => [tag.key, tagEntry(tag)])),
  );
  target.declare('blog/moved.yml', Object.fromEntries(former.moved));
  target.declare(importedFile, imported);
  return {
    files: target.files,
    posts,
    addresses: former.all,
    losses: [...target.losses, ...former.losses],
  };
}
