import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {copyRepository, type Copy} from '../support/copy';

// Anyone who writes a post as CONTRIBUTING describes only touches blog/ and static/, and what checks posts passes. The
// posts are as people write them: short, with American spelling, lines of any length and bullets that Prettier would
// format differently.

let copy: Copy;

const write = (path: string, content: string) => {
  const file = join(copy.folder, path);
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, content);
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
async function byCommand(author: string, tag: string): Promise<void> {
  const {code, output} = await copy.npm(
    ...['run', '--silent', 'new-post', '--', '--title', 'A queue that nobody waits in'],
    ...['--author', author, '--tag', tag, '--date', '2025-10-01', '--description', description],
  );
  expect(code, output).toBe(0);
  const folder = 'blog/2025-10-01-a-queue-that-nobody-waits-in';
  write(`${folder}/index.md`, filledIn(read(`${folder}/index.md`), body));
  write(`${folder}/code/example.ts`, 'console.log("waits: " + String(6 * 7))\n\nexport {}\n');
  write(`${folder}/code/example.out.txt`, 'waits: 42\n');
}

/** Writes a file from CONTRIBUTING's template, as in the code host's web editor; tests also use its name. */
function byWebEditor(author: string, tag: string): void {
  const [, template] = /^```markdown\n(---\ntitle: .*?)^```$/ms.exec(
    read('.github/CONTRIBUTING.md'),
  )!;
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

/** Gives a post a component, which TypeScript and the search for unused files see as well. */
function withComponent(): void {
  const folder = 'blog/2025-10-02-testing';
  write(
    `${folder}/code/Counter.tsx`,
    'export const Counter = ({start}: {start: number}) => <b>Waiting: {start}</b>;\n',
  );
  write(
    `${folder}/code/example.ts`,
    'import {Counter} from "./Counter"\n\nconsole.log(Counter.name)\n',
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
    const first = (name: string) => Object.keys(parse(read(`blog/${name}.yml`)) as object)[0]!;
    await byCommand(first('authors'), first('tags'));
    byWebEditor(first('authors'), first('tags'));
    withComponent();
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
});
