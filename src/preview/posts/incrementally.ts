import type {BlogContent, BlogPost, PluginOptions} from '@docusaurus/plugin-content-blog';

type Blog = {loadContent?: () => Promise<BlogContent> | BlogContent};

type Source = {
  /** The stock blog, made with `options`. */
  blog: Blog;
  /** Its options, which are changed while it loads, to tell it which files to read. */
  options: PluginOptions;
  /** Each post's file, relative to the blog's folder, with a stamp that changes when the file does. */
  stampAll: () => Promise<Map<string, string | null>>;
  /** A stamp that changes when all posts must be read again. */
  stampShared: () => Promise<string>;
  /** The file of a post, as `stampAll` names it. */
  fileOf: (post: BlogPost) => string;
};

export type Loaded = {
  content: BlogContent;
  /** The files that were read or deleted since the last time; empty the first time. */
  changed: string[];
  /** The errors of files that could not be read, by file name. */
  broken: Map<string, Error>;
};

type Kept = {stamp: string | null; post?: BlogPost; error?: Error};

const byDay = (a: BlogPost, b: BlogPost) => b.metadata.date.getTime() - a.metadata.date.getTime();

/** A copy without the links to neighbouring posts that the stock blog adds. */
function alone(post: BlogPost): BlogPost {
  return {...post, metadata: {...post.metadata, prevItem: undefined, nextItem: undefined}};
}

/**
 * Loads a blog repeatedly, each time reading only the posts that changed. It drives the stock blog with two of its
 * options: `include` names the files to read, and `processBlogPosts`, which the blog calls with the posts it read,
 * captures them, or returns all posts for it to go on with. It thus relies only on the documented behaviour of
 * these two options.
 *
 * A post that cannot be read is left out, or stays as last read, and the others load.
 */
export function incrementally({blog, options, stampAll, stampShared, fileOf}: Source) {
  const {include: all, processBlogPosts} = options;
  const kept = new Map<string, Kept>();
  let shared: string | undefined;
  let last: BlogContent | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  async function ask(
    include: string[],
    process: PluginOptions['processBlogPosts'],
  ): Promise<BlogContent> {
    options.include = include;
    options.processBlogPosts = process;
    try {
      return await blog.loadContent!();
    } finally {
      // When asked which files to watch, the blog must name them all.
      options.include = all;
    }
  }

  /** Reads files; if one of several is broken, reads each half separately. */
  async function read(
    files: string[],
    take: (file: string, post?: BlogPost, error?: Error) => void,
  ) {
    if (files.length === 0) {
      return;
    }
    let posts: BlogPost[] = [];
    try {
      await ask(
        files.map((file) => file.replace(/[\\*?[\]{}()!+@]/g, '\\$&')),
        ({blogPosts}) => {
          posts = blogPosts;
          return Promise.resolve([]);
        },
      );
    } catch (error) {
      if (files.length === 1) {
        take(files[0]!, undefined, error as Error);
        return;
      }
      const middle = Math.ceil(files.length / 2);
      await read(files.slice(0, middle), take);
      await read(files.slice(middle), take);
      return;
    }
    const byFile = new Map(posts.map((post) => [fileOf(post), post]));
    for (const file of files) {
      // Undefined for a draft that is not shown.
      take(file, byFile.get(file));
    }
  }

  /** All posts that can be shown; of two at the same address, only the first. */
  function allPosts(broken: Map<string, Error>): BlogPost[] {
    const taken = new Map<string, string>();
    const posts: BlogPost[] = [];
    for (const [file, {post}] of [...kept].sort(([a], [b]) => (a < b ? -1 : 1))) {
      if (post) {
        const {permalink} = post.metadata;
        const other = taken.get(permalink);
        if (other === undefined) {
          taken.set(permalink, file);
          posts.push(alone(post));
        } else {
          broken.set(
            file,
            new Error(
              `Its address ${permalink} is also that of ${other}: give one of them another.`,
            ),
          );
        }
      }
    }
    posts.sort(byDay);
    return options.sortPosts === 'ascending' ? posts.reverse() : posts;
  }

  async function load(): Promise<Loaded> {
    const now = await stampShared();
    const files = await stampAll();
    const isFirst = shared === undefined;
    const gone = [...kept.keys()].filter((file) => !files.has(file));
    gone.forEach((file) => kept.delete(file));
    const toRead = [...files]
      .filter(([file, stamp]) => now !== shared || kept.get(file)?.stamp !== stamp)
      .map(([file]) => file);
    const changed = [...files]
      .filter(([file, stamp]) => kept.get(file)?.stamp !== stamp)
      .map(([file]) => file);
    shared = now;
    const nothing: PluginOptions['processBlogPosts'] = () => Promise.resolve([]);
    try {
      // If loading no posts at all fails, something that all posts share is wrong.
      last = {...(await ask([], nothing)), ...(last && {blogPosts: last.blogPosts})};
    } catch (error) {
      if (last === undefined) {
        throw error;
      }
      return {content: last, changed, broken: new Map([['', error as Error]])};
    }
    await read(toRead, (file, post, error) => {
      const before = kept.get(file);
      kept.set(file, {stamp: files.get(file)!, post: error ? before?.post : post, error});
    });
    const broken = new Map(
      [...kept].flatMap(([file, {error}]) => (error ? [[file, error] as const] : [])),
    );
    last = await ask([], async () => {
      const blogPosts = allPosts(broken);
      return (await processBlogPosts({blogPosts})) ?? blogPosts;
    });
    return {content: last, changed: isFirst ? [] : [...changed, ...gone], broken};
  }

  /** Runs one load at a time: two files may be saved at once. */
  return (): Promise<Loaded> => {
    const result = turn.then(load);
    turn = result.catch(() => undefined);
    return result;
  };
}
