/**
 * The peer: a blog made from Astro's own blog template, with the additional features of this site (tags, an
 * archive, paginated lists). Maps paths to the contents of files.
 *
 * Astro's own loader reads the posts, as in the template, while saving Astro's store is postponed. Astro saves
 * the store half a second after a value in it is set, and sets its own version before posts are loaded. A save
 * that is requested during another one writes again what the first began with. Among many posts, an edited one
 * was rendered exactly during the first save, so that no build ever showed it:
 * https://github.com/withastro/astro/issues/15672, fixed in Astro 6, which needs Node.js 22. Setting a value
 * repeatedly restarts the half second, so that Astro saves once, when all is loaded. Nothing is waited for.
 */
export const peerFiles: Record<string, string> = {
  'astro.config.mjs': `import sitemap from '@astrojs/sitemap';
import {defineConfig} from 'astro/config';
export default defineConfig({site: 'https://peer.example', integrations: [sitemap()]});
`,
  'src/content.config.ts': `import {defineCollection, z} from 'astro:content';
import {posts} from './loader.js';
const blog = defineCollection({
  loader: posts({base: './src/content/blog', pattern: '**/*.md'}),
  schema: z.object({
    title: z.string(),
    description: z.string(),
    date: z.coerce.date(),
    authors: z.array(z.string()),
    tags: z.array(z.string()),
  }),
});
export const collections = {blog};
`,
  'src/loader.js': `import {glob} from 'astro/loaders';
export function posts(options) {
  const {load, ...loader} = glob(options);
  return {
    ...loader,
    async load(context) {
      const putSaveOff = () => context.meta.set('save', 'later');
      putSaveOff();
      // Due before the save even where rendering has held up both.
      const timer = setInterval(putSaveOff, 100);
      try {
        await load(context);
      } finally {
        clearInterval(timer);
        putSaveOff();
      }
    },
  };
}
`,
  'src/posts.js': `import {getCollection} from 'astro:content';
export const title = 'The peer';
export const pageSize = 10;
/** All posts, the newest first. */
export const posts = (await getCollection('blog')).sort((a, b) => b.data.date - a.data.date);
export const addressOf = ({id}) => \`/blog/\${id}/\`;
export const keyOf = (tag) => tag.toLowerCase().replaceAll(/\\W+/g, '-');
export const tags = [...new Set(posts.flatMap(({data}) => data.tags))].sort();
`,
  'src/styles/global.css': `:root { --accent: #2337ff; --text: #222939; --line: #60739f4d; }
body { margin: 0; color: var(--text); background: #fff; font: 1.125rem/1.7 system-ui, sans-serif; overflow-wrap: break-word; }
header, footer { padding: 1em; border-block: 1px solid var(--line); }
nav a { margin-inline-end: 1em; }
main { width: 45rem; max-width: calc(100% - 2em); margin: auto; padding: 3em 1em; }
h1, h2, h3 { line-height: 1.2; }
a { color: var(--accent); }
table { width: 100%; }
img { max-width: 100%; height: auto; }
pre { padding: 1.5em; border-radius: 8px; }
code { padding: 2px 5px; background: #e5e9f0; border-radius: 2px; }
pre > code { all: unset; }
blockquote { border-inline-start: 4px solid var(--accent); padding-inline-start: 1em; margin: 0; }
@media (max-width: 720px) { body { font-size: 1rem; } main { padding: 1em; } }
`,
  'src/layouts/Page.astro': `---
import '../styles/global.css';
import {title as site} from '../posts.js';
const {title = site, description = 'All our posts'} = Astro.props;
const canonical = new URL(Astro.url.pathname, Astro.site);
---
<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width,initial-scale=1" />
    <link rel="sitemap" href="/sitemap-index.xml" />
    <link rel="alternate" type="application/rss+xml" title={site} href="/rss.xml" />
    <meta name="generator" content={Astro.generator} />
    <link rel="canonical" href={canonical} />
    <title>{title}</title>
    <meta name="title" content={title} />
    <meta name="description" content={description} />
    <meta property="og:type" content="website" />
    <meta property="og:url" content={canonical} />
    <meta property="og:title" content={title} />
    <meta property="og:description" content={description} />
    <meta property="twitter:card" content="summary_large_image" />
    <meta property="twitter:title" content={title} />
    <meta property="twitter:description" content={description} />
  </head>
  <body>
    <header>
      <nav>
        <a href="/"><strong>{site}</strong></a>
        <a href="/archive/">Archive</a>
        <a href="/tags/">Tags</a>
        <a href="/rss.xml">RSS</a>
      </nav>
    </header>
    <main><slot /></main>
    <footer>All rights reserved.</footer>
  </body>
</html>
`,
  'src/components/Facts.astro': `---
import {keyOf} from '../posts.js';
const {date, authors, tags} = Astro.props.data;
---
<p>
  <time datetime={date.toISOString()}>{date.toLocaleDateString('en', {dateStyle: 'long', timeZone: 'UTC'})}</time>,
  {authors.join(', ')}:
  {tags.map((tag) => <a href={\`/tags/\${keyOf(tag)}/\`}>{tag} </a>)}
</p>
`,
  'src/components/List.astro': `---
import {addressOf} from '../posts.js';
import Facts from './Facts.astro';
const {page} = Astro.props;
---
{page.data.map((post) => (
  <article>
    <h2><a href={addressOf(post)}>{post.data.title}</a></h2>
    <Facts data={post.data} />
    <p>{post.data.description}</p>
  </article>
))}
<nav>
  {page.url.prev && <a href={page.url.prev}>Newer posts</a>}
  {page.url.next && <a href={page.url.next}>Older posts</a>}
</nav>
`,
  'src/pages/[...page].astro': `---
import List from '../components/List.astro';
import Page from '../layouts/Page.astro';
import {pageSize, posts, title} from '../posts.js';
export function getStaticPaths({paginate}) {
  return paginate(posts, {pageSize});
}
---
<Page><h1>{title}</h1><List page={Astro.props.page} /></Page>
`,
  'src/pages/blog/[...slug].astro': `---
import {render} from 'astro:content';
import Facts from '../../components/Facts.astro';
import Page from '../../layouts/Page.astro';
import {posts} from '../../posts.js';
export function getStaticPaths() {
  return posts.map((post) => ({params: {slug: post.id}, props: {post}}));
}
const {post} = Astro.props;
const {Content} = await render(post);
---
<Page title={post.data.title} description={post.data.description}>
  <article>
    <h1>{post.data.title}</h1>
    <Facts data={post.data} />
    <Content />
  </article>
</Page>
`,
  'src/pages/tags/index.astro': `---
import Page from '../../layouts/Page.astro';
import {keyOf, tags} from '../../posts.js';
---
<Page title="Tags"><h1>Tags</h1><ul>{tags.map((tag) => <li><a href={\`/tags/\${keyOf(tag)}/\`}>{tag}</a></li>)}</ul></Page>
`,
  'src/pages/tags/[tag]/[...page].astro': `---
import List from '../../../components/List.astro';
import Page from '../../../layouts/Page.astro';
import {keyOf, pageSize, posts, tags} from '../../../posts.js';
export function getStaticPaths({paginate}) {
  return tags.flatMap((tag) => {
    const tagged = posts.filter(({data}) => data.tags.includes(tag));
    return paginate(tagged, {params: {tag: keyOf(tag)}, props: {tag}, pageSize});
  });
}
const {page, tag} = Astro.props;
---
<Page title={tag}><h1>{tag}</h1><List page={page} /></Page>
`,
  'src/pages/archive.astro': `---
import Page from '../layouts/Page.astro';
import {addressOf, posts} from '../posts.js';
const years = [...new Set(posts.map(({data}) => data.date.getUTCFullYear()))].map((year) => ({
  year,
  ofYear: posts.filter(({data}) => data.date.getUTCFullYear() === year),
}));
---
<Page title="Archive">
  <h1>Archive</h1>
  {years.map(({year, ofYear}) => (
    <section><h2>{year}</h2>
    <ul>{ofYear.map((post) => <li><a href={addressOf(post)}>{post.data.title}</a></li>)}</ul></section>
  ))}
</Page>
`,
  'src/pages/rss.xml.js': `import rss from '@astrojs/rss';
import {addressOf, posts, title} from '../posts.js';
export const GET = ({site}) =>
  rss({
    title,
    description: title,
    site,
    items: posts.map((post) => ({
      title: post.data.title,
      description: post.data.description,
      pubDate: post.data.date,
      link: addressOf(post),
    })),
  });
`,
};
