/** Placeholders of a new post, here and in CONTRIBUTING; a check finds those that are left. */
const replaced = {
  title: 'Write here what a reader will know afterwards',
  description: 'Say in one sentence what the post found, in 50 to 160 characters.',
  opening: 'Say here, in one or two paragraphs, what you found; lists show them.',
  heading: 'What this part shows',
  text: 'Explain it here.',
  code: "console.log('Replace this by code of your own.');",
} as const;

/** The placeholder words that must not stay in a post, here and in CONTRIBUTING, each with a remedy. */
export const placeholders: ReadonlyArray<readonly [words: string, remedy: string]> = [
  [replaced.title, 'write a title'],
  [replaced.description, 'write the description'],
  [replaced.opening, 'write the first paragraphs'],
  [`## ${replaced.heading}`, 'write a heading of your own'],
  [replaced.text, 'write the text'],
];

/** The example file of a new post, which has to be replaced, and the words that identify it. */
export const exampleFile = {path: 'code/example.ts', words: replaced.code} as const;

/** The words of a new post. */
const begun = `${replaced.opening}

<!-- truncate -->

## ${replaced.heading}

${replaced.text}
`;

/** What stands for the day in the name of a folder. */
export const dayToFillIn = 'YYYY-MM-DD';

/** A post to be filled in, in the editor of a code host. */
const toFillIn = `---
title: ${replaced.title}
description: ${replaced.description}
authors: [your-team]
tags: [a-tag, another-tag]
---

${begun}`;

/**
 * Where GitHub's editor, and those like it, begin a post with a template.
 *
 * @param edit where they edit files, as `links.edit` of the identity
 * @returns `null` if it is none of these
 */
export function newPostAddress(edit: string | undefined): string | null {
  const [, repository, branch] = /^(.*[^-])\/edit\/(.+)\/$/.exec(edit ?? '') ?? [];
  const query = new URLSearchParams({
    filename: `blog/${dayToFillIn}-what-it-says/index.md`,
    value: toFillIn,
  });
  return branch === undefined ? null : `${repository}/new/${branch}?${query}`;
}

/** The files of a new post, by their paths relative to its folder. */
export function newPost({
  title,
  description,
  authors,
  tags,
  date,
  isDraft,
  converted,
}: {
  title: string;
  description: string | undefined;
  authors: readonly string[];
  tags: readonly string[];
  /** The time at which it is to appear, unless that is the start of its day. */
  date: string | undefined;
  isDraft: boolean;
  /** A text from elsewhere, in place of that of the template, with more lines of front matter and the files beside it. */
  converted?: {text: string; lines: string; files: Record<string, Buffer>} | undefined;
}): Record<string, string | Buffer> {
  // YAML reads a JSON string as the same string.
  const quoted = (text: string) =>
    /^[A-Za-z][\w ,.()’?!/-]*$/.test(text) && !/^(?:true|false|null|yes|no)$/i.test(text)
      ? text
      : JSON.stringify(text);
  const frontMatter = (words: string | undefined, more = '') => `---
title: ${quoted(title)}
${words === undefined ? '' : `description: ${quoted(words)}\n`}authors: [${authors.join(', ')}]
tags: [${tags.join(', ')}]
${date === undefined ? '' : `date: ${date}\n`}${isDraft ? 'draft: true\n' : ''}${more}---
`;
  if (converted) {
    const {text, lines, files} = converted;
    return {'index.md': `${frontMatter(description, lines)}\n${text}`, ...files};
  }
  return {
    'index.md': `${frontMatter(description ?? replaced.description)}
${begun}
\`\`\`ts file=code/example.ts
\`\`\`

\`\`\`text title="Output of code/example.ts" file=code/example.out.txt
\`\`\`
`,
    'code/example.ts': `${replaced.code}\n\nexport {};\n`,
    'code/example.out.txt': 'Replace this by code of your own.\n',
  };
}
