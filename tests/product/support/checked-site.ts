import {folderWith, type Files} from './folder';

export const folder = '2024-04-02-a-post';
export const index = `blog/${folder}/index.md`;
export const mdxIndex = `blog/${folder}/index.mdx`;

const frontMatter = {
  title: 'title: What the reader will know',
  description: 'description: One sentence that says what the post found, and no more than that.',
  authors: 'authors: [web]',
  tags: 'tags: [front]',
};

const words = `${'Words that are spelt well, and nothing else. '.repeat(45)}\n`;

/** A post, with some front matter lines replaced and a text after the truncate marker. */
export function post(text = '', changes: Partial<Record<string, string>> = {}): string {
  const lines = Object.values({...frontMatter, ...changes}).filter((line) => line !== '');
  return `---\n${lines.join('\n')}\n---\n\nThe first words.\n\n<!-- truncate -->\n\n## A part\n\n${words}\n${text}\n`;
}

export const mdxPost = (text: string) =>
  post(text).replace('<!-- truncate -->', '{/* truncate */}');

/** The line on which the text of `post()` begins. */
export const textLine = 16;

/** Writes a site with the default files, overridden by `files`; `null` omits a file. */
export const site = (files: Files): string =>
  folderWith({
    'blog/authors.yml': 'web:\n  name: Web team\n  page: true\n',
    'blog/tags.yml': 'front:\n  label: Front\ntesting:\n  label: Testing\n',
    'docs/legal.md': '---\nslug: /legal/\n---\n\n# Legal\n\n## Terms of use\n',
    'static/img/card.png': Buffer.from('\x89PNG\r\n', 'latin1'),
    [`blog/${folder}/code/a.ts`]: 'one();\n// #region part\ntwo();\n// #endregion\n',
    ...files,
  });
