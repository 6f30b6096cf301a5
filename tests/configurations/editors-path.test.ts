import {existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import sharp from 'sharp';
import {beforeAll, describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {copyRepository, type Copy} from '../support/copy';
import {routes} from '../../src/site/routes';

// Anyone who writes a post as CONTRIBUTING describes only touches blog/ and static/, and what checks posts passes. The
// posts are as people write them: short, with American spelling, lines of any length and bullets that Prettier would
// format differently.

let copy: Copy;

const write = (path: string, content: string | Buffer) => {
  const file = join(copy.folder, path);
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, content);
};

const append = (path: string, content: string) => {
  write(path, `${readFileSync(join(copy.folder, path), 'utf8').trimEnd()}\n\n${content}`);
};

const read = (path: string) => readFileSync(join(copy.folder, path), 'utf8');

/** Replaces the words of a template with those of a post; fails if the template has changed. */
function filledIn(template: string, replaced: Record<string, string>): string {
  return Object.entries(replaced).reduce((text, [from, to]) => {
    expect(text).toContain(from);
    return text.replace(from, to);
  }, template);
}

const description = 'What a team found when it looked at its queue, told in a few sentences.';

const body = {
  'Say here, in one or two paragraphs, what you found; lists show them.':
    'We looked at the queue, and it was empty most of the day.\nThe color of the graph said so at once.',
  'What this part shows': 'A queue that is empty costs as much',
  'Explain it here.':
    '* One machine waits, and we pay for it.\n* Two machines wait, and we pay for both.',
};

/** Writes a post with `npm run new-post`, then replaces the template's words and code. */
async function byCommand(): Promise<void> {
  const {author, tag} = declared();
  const {code, output} = await copy.npm(
    ...['run', '--silent', 'new-post', '--', '--title', 'A queue that nobody waits in'],
    ...['--author', author, '--tags', tag, '--date', '2025-10-01', '--description', description],
  );
  expect(code, output).toBe(0);
  const folder = 'blog/2025-10-01-a-queue-that-nobody-waits-in';
  write(`${folder}/index.md`, filledIn(read(`${folder}/index.md`), body));
  write(`${folder}/code/example.ts`, 'console.log("waits: " + String(6 * 7))\n\nexport {}\n');
  write(`${folder}/code/example.out.txt`, 'waits: 42\n');
}

/** Returns a team and a tag that the site declares, whichever company's it is. */
function declared(): {author: string; tag: string} {
  const first = (name: string) => Object.keys(parse(read(`blog/${name}.yml`)) as object)[0]!;
  return {author: first('authors'), tag: first('tags')};
}

/** Writes a file from CONTRIBUTING's template, as in the code host's web editor; tests also use its name. */
function byWebEditor(): void {
  const [, template] = /^```markdown\n(---\ntitle: .*?)^```$/ms.exec(
    read('.github/CONTRIBUTING.md'),
  )!;
  const {author, tag} = declared();
  write(
    'blog/2025-10-02-testing/index.md',
    filledIn(template!, {
      ...body,
      'Say in one sentence what the post found, in 50 to 160 characters.': description,
      'Write here what a reader will know afterwards': '"One file: is a post"',
      'authors: [your-team]': `authors:\n  - ${author}`,
      'tags: [a-tag, another-tag]': `tags:\n  - ${tag}`,
    }),
  );
}

/** Writes a post with its own picture, card and tag, and a team with its avatar. */
async function withAllItsOwn(): Promise<void> {
  const picture = (width: number, height: number) =>
    sharp({create: {width, height, channels: 3, background: '#336699'}});
  append('blog/tags.yml', 'queues:\n  label: Queues\n  description: Who waits for whom.\n');
  append(
    'blog/authors.yml',
    'queue-team:\n  name: Queue team\n  title: Those who wait\n  page: true\n  image_url: /img/authors/queue.png\n',
  );
  write('static/img/authors/queue.png', await picture(96, 96).png().toBuffer());
  write('static/img/queue-card.jpg', await picture(1200, 630).jpeg().toBuffer());
  const folder = 'blog/2025-10-03-a-post-with-all-of-its-own';
  write(`${folder}/queue.png`, await picture(640, 320).png().toBuffer());
  write(
    `${folder}/index.md`,
    `---
title: A post with a picture, a card, a tag and a team of its own
description: ${description}
authors: [queue-team]
tags: [queues]
image: /img/queue-card.jpg
---

We drew the queue.

<!-- truncate -->

![The queue: a blue field without anybody in it](./queue.png)

It is blue, and there is no heading in this post.
`,
  );
}

/** Writes a post dated next year, which is not published yet. */
function scheduled(): void {
  const {author, tag} = declared();
  write(
    `blog/${new Date().getFullYear() + 1}-02-03-what-we-shall-know-by-then/index.md`,
    `---
title: What we shall know by then
description: ${description}
authors: [${author}, queue-team]
tags: [${tag}]
---

Nobody knows it yet.

<!-- truncate -->

## Then

It will be known.
`,
  );
}

/** Writes a post in MDX, with a component and its styles beside it. */
function withComponent(): void {
  const folder = 'blog/2025-10-05-a-counter-in-a-post';
  write(
    `${folder}/Counter.tsx`,
    `import React, {useState} from "react";
import styles from "./counter.module.css";

export function Counter({start}: {start: number}) {
  const [count, setCount] = useState(start);
  return <button className={styles.counter} type="button" onClick={() => setCount(count + 1)}>Waiting: {count}</button>;
}
`,
  );
  write(`${folder}/counter.module.css`, '.counter { padding: 0.5rem }\n');
  write(
    `${folder}/index.mdx`,
    `---
title: 'A counter in a post, and what it counts'
description: ${description}
authors: [queue-team]
tags: [queues]
---

import {Counter} from './Counter';

Press the button.

{/* truncate */}

## The counter

<Counter start={3} />

It counts those who wait.
`,
  );
}

const green = async (...args: string[]) => {
  const {code, output} = await copy.npm(...args);
  expect(code, output).toBe(0);
};

const program = (...args: string[]) => green('exec', '--', ...args);

describe('an editor who touches blog/ and static/ alone', () => {
  beforeAll(async () => {
    copy = copyRepository('editors-path');
    await byCommand();
    byWebEditor();
    await withAllItsOwn();
    scheduled();
    withComponent();
    const touched = copy
      .git('status', '--porcelain', '--untracked-files=all')
      .trimEnd()
      .split('\n');
    expect(touched.filter((line) => !/^(?: M|\?\?) (?:blog|static)\//.test(line))).toEqual([]);
    copy.commit();
  }, 120_000);

  // Of format and types, what is in these folders: all else is as the checks of the repository find it.
  test('has nothing to format, no unused code, and types that are right', async () => {
    await program('prettier', '--check', 'blog', 'static');
    await program('knip');
    write(
      '.cache/tsconfig.json',
      JSON.stringify({
        extends: '../tests/posts/tsconfig.json',
        include: ['../blog/2025-10-*/code/**/*.ts', '../blog/2025-10-*/code/**/*.tsx'],
      }),
    );
    await program('tsc', '-p', '.cache');
  });

  test('passes the check of posts', async () => {
    await green('run', '--silent', 'check-posts');
  });

  test('has a site that builds, with the new posts in it', {timeout: 900_000}, async () => {
    await green('run', '--silent', 'build');
    for (const path of [
      '2025/10/01/a-queue-that-nobody-waits-in',
      '2025/10/02/testing',
      '2025/10/03/a-post-with-all-of-its-own',
      '2025/10/05/a-counter-in-a-post',
      `${routes.authors}/queue-team`,
      `${routes.tags}/queues`,
    ]) {
      expect(existsSync(join(copy.folder, 'build', path, 'index.html')), path).toBe(true);
    }
    expect(
      readdirSync(join(copy.folder, 'build')).filter((name) => name.startsWith('2')),
    ).not.toContain(String(new Date().getFullYear() + 1));
  });
});
