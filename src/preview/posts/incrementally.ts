import type {BlogContent, BlogPost, PluginOptions} from '@docusaurus/plugin-content-blog';

type Blog = {loadContent?: () => Promise<BlogContent> | BlogContent};

type Source = {
  /** The stock blog, made with `options`. */
  blog: Blog;
  /** Its options, which are changed while it loads: it is told which files to read by them. */
  options: PluginOptions;
  /** Each file of a post, from the blog's folder, with what changes when the file does. */
  stampAll: () => Promise<Map<string, string | null>>;
  /** What changes when all posts have to be read again. */
  stampShared: () => Promise<string>;
  /** The file of a post, as `stampAll` names it. */
  fileOf: (post: BlogPost) => string;
};

export type Loaded = {
  content: BlogContent;
  /** The files that were read, or are gone, since the last time; empty the first time. */
  changed: string[];
  /** What was wrong with files that could not be read, by their names. */
  broken: Map<string, Error>;
};

type Kept = {stamp: string | null; post?: BlogPost; error?: Error};

const byDay = (a: BlogPost, b: BlogPost) => b.metadata.date.getTime() - a.metadata.date.getTime();

/** A copy without what the stock blog adds when it puts posts beside each other. */
function alone(post: BlogPost): BlogPost {
  return {...post, metadata: {...post.metadata, prevItem: undefined, nextItem: undefined}};
}

/**
 * Loads a blog again and again, and each time reads only the posts that changed since. It asks the stock
 * blog for them with two of its options: `include` names the files to read, and `processBlogPosts`, which
 * it calls with what it read, takes that, or gives it all the posts to go on with. So all that is known
 * here of how posts are read is that these two options do what their documentation says.
 *
 * A post that cannot be read is left out, or stays as it last could be, and the others load.
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
      // Asked which files to watch, it has to name them all.
      options.include = all;
    }
  }

  /** Reads files; of many, of which one is broken, the halves. */
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
      // A draft is none that is shown.
      take(file, byFile.get(file));
    }
  }

  /** All posts that can be shown; of two at one address, the first. */
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
      // What all posts share is wrong where not even no post can be loaded.
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

  /** One at a time: two files may be saved at once. */
  return (): Promise<Loaded> => {
    const result = turn.then(load);
    turn = result.catch(() => undefined);
    return result;
  };
}
