import {createHash} from 'node:crypto';

/** Texts by their paths: a repository, or a site. */
export type Files = ReadonlyMap<string, string>;

const hashOf = (text: string) =>
  createHash('sha256').update(text).digest('hex').slice(0, 6);

/** A file whose name changes whenever its content does. */
const hashed = (name: string, text: string): [string, string] => [
  `assets/${name}.${hashOf(text)}.js`,
  text,
];

const toHtml = (text: string) =>
  text.replace(/\[(.+?)\]\((.+?)\)/g, '<a href="$2">$1</a>');

export function build(posts: Files): Files {
  const chunks = [...posts].map(([slug, text]) => hashed(slug, text));
  const names = chunks.map(([path]) => path);
  const runtime = hashed('runtime', JSON.stringify(names));
  const page = (text: string) =>
    `<p>${toHtml(text)}</p><script src="/${runtime[0]}"></script>`;
  const list = [...posts.keys()].map((slug) => `[${slug}](/${slug}/)`);
  return new Map([
    ['404.html', page('There is no such page.')],
    ['index.html', page(list.join(', '))],
    ...[...posts].map(([slug, text]): [string, string] => [
      `${slug}/index.html`,
      page(text),
    ]),
    runtime,
    ...chunks,
  ]);
}
