// `npm run new-post` creates the folder of a post: it asks for what is missing, and prints the next steps.
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {autocompleteMultiselect, cancel, isCancel, text} from '@clack/prompts';
import {parse, stringify} from 'yaml';
import {addressOfPost, findPosts, readPostPath} from '../content/post-path';
import {buildDate} from '../content/build-date';
import {formatInstant, today} from '../lib/day';
import {parseInstant} from '../lib/instant';
import {checkPosts} from '../check/check-posts';
import {print, summaryOf} from '../check/print';
import {oneOf} from '../check/suggest';
import {newPost} from '../content/post-template';
import {identity} from '../site/identity';
import {runCommand, UsageError} from './command';
import type {Declarations} from './convert/front-matter';
import {shorten, slugify} from './slug';

const help = `npm run new-post -- [--title "…"] [--author TEAM]… [--tag TAG]… [--description "…"]

--title        what a reader will know afterwards
--author       a key of blog/authors.yml; several with commas, or repeat the flag
--tag          a tag of blog/tags.yml; several with commas, or repeat the flag
--description  one sentence of 50 to 160 characters; left out, it can be written later
--from         a document to make the post of: Markdown (of Google Docs, Jekyll, Hugo, Hashnode, dev.to, Medium or Notion),
               Word (.docx), or a page (.html); it says what else is known
--slug         the words of the address; left out, they are those of the title
--date         the day, as YYYY-MM-DD, or an hour of it in UTC, as 2026-01-31T09:00; left out, today
--draft        the post is not published until you delete the line draft: true

In a terminal it asks for what is missing; elsewhere, title, author and tag are required.`;

type Answers = {title: string; authors: string[]; tags: string[]; description: string | undefined};

/** The names that the blog declares and a post may use. */
type Declared = {authors: string[]; tags: string[]};

const declarationsIn = (file: string): Declarations => {
  try {
    return existsSync(file) ? ((parse(readFileSync(file, 'utf8')) ?? {}) as Declarations) : {};
  } catch (error) {
    throw new Error(`${file} cannot be read: ${(error as Error).message.split('\n')[0]}`, {
      cause: error,
    });
  }
};

function answered<Answer>(answer: Answer): Exclude<Answer, symbol> {
  if (isCancel(answer)) {
    cancel('Nothing was written.');
    process.exit(1);
  }
  return answer as Exclude<Answer, symbol>;
}

/** Asks for the answers that were not given as flags. */
async function ask(given: Partial<Answers>, {authors, tags}: Declared): Promise<Answers> {
  // Typing searches for a name; in a plain list, letters would be commands.
  const choose = async (message: string, known: string[]) =>
    answered(
      await autocompleteMultiselect({
        message,
        options: known.map((value) => ({value})),
        required: true,
      }),
    );
  const write = async (message: string, isRequired: boolean) =>
    answered(
      await text({
        message,
        validate: (value) => (isRequired && !value?.trim() ? 'write some words' : undefined),
      }),
    );
  return {
    title:
      given.title ?? (await write('What will a reader know afterwards? This is the title.', true)),
    authors: given.authors ?? (await choose('Who writes it?', authors)),
    tags: given.tags ?? (await choose('Which tags would a reader look for? One to four.', tags)),
    description:
      given.description ??
      ((await write('One sentence for lists and search engines (Enter: later).', false)) ||
        undefined),
  };
}

const config = {
  failure: 1,
  options: {
    title: {type: 'string'},
    author: {type: 'string', multiple: true},
    tag: {type: 'string', multiple: true},
    description: {type: 'string'},
    from: {type: 'string'},
    slug: {type: 'string'},
    date: {type: 'string'},
    draft: {type: 'boolean', default: false},
  },
} as const;

/** The names in comma-separated lists; undefined if there are none. */
function namesOf(lists: string[] = []): string[] | undefined {
  const names = lists
    .flatMap((list) => list.split(','))
    .map((name) => name.trim())
    .filter(Boolean);
  return names.length > 0 ? names : undefined;
}

/** The name of the folder; throws if it would take the address of another post. */
function folderFor(
  blog: string,
  title: string,
  {slug, date = today()}: {slug?: string | undefined; date?: string | undefined},
): string {
  const instant = parseInstant(date);
  if (!instant) {
    throw new Error(
      `There is no day “${date}”: write it as YYYY-MM-DD, or an hour of it as 2026-01-31T09:00.`,
    );
  }
  const words = slug ?? shorten(slugify(title));
  const name = `${instant.toISOString().slice(0, 10)}-${words}`;
  if (!/^[a-z\d]+(?:-[a-z\d]+)*$/.test(words)) {
    throw new Error(
      `“${words}” cannot be an address: pass --slug with small letters, digits and hyphens.`,
    );
  }
  const namesake = findPosts(blog).find((path) => readPostPath(path).text === words);
  if (namesake) {
    throw new Error(
      `blog/${namesake} has the same words in its address: choose another title, or pass --slug.`,
    );
  }
  return name;
}

/** Refuses authors and tags that the blog does not declare. */
function refuseUnknown(answers: Answers, declared: Declared): void {
  const wrong = (['authors', 'tags'] as const).flatMap((field) => {
    const unknown = answers[field].find((name) => !declared[field].includes(name));
    return unknown === undefined
      ? []
      : `blog/${field}.yml has no “${unknown}”: ${oneOf(unknown, declared[field])}`;
  });
  if (wrong.length > 0) {
    throw new Error(wrong.join('\n'));
  }
}

/** Writes the files of a post, none of which may be there; returns their paths. */
const writeFiles = (folder: string, files: Readonly<Record<string, string | Buffer>>): string[] =>
  Object.entries(files).map(([path, content]) => {
    mkdirSync(join(folder, dirname(path)), {recursive: true});
    writeFileSync(join(folder, path), content, {flag: 'wx'});
    return path;
  });

void runCommand(help, config, async ({values}) => {
  const siteDir = process.cwd();
  const blog = join(siteDir, 'blog');
  if (!existsSync(blog)) {
    throw new Error('There is no folder blog/ here: run this where package.json is.');
  }
  const authors = declarationsIn(join(blog, 'authors.yml'));
  const tags = declarationsIn(join(blog, 'tags.yml'));
  const declared = {authors: Object.keys(authors), tags: Object.keys(tags)};
  // The libraries that read documents are loaded only for one.
  const from =
    values.from === undefined
      ? undefined
      : await (await import('./convert/convert')).convert(values.from, authors, tags);
  const given = {
    title: values.title?.trim() ?? from?.title,
    description: values.description?.trim() ?? from?.description,
    authors: namesOf(values.author) ?? namesOf(from?.authors),
    tags: namesOf(values.tag) ?? namesOf(from?.tags),
  };
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
  const missing = (['title', 'authors', 'tags'] as const).filter((field) => !given[field]);
  if (!isTerminal && missing.length > 0) {
    throw new UsageError(
      `Without a terminal to ask in, these are missing: ${missing.join(', ')}.\nteams: ${declared.authors.join(', ')}\ntags: ${declared.tags.join(', ')}`,
    );
  }
  const answers = missing.length > 0 ? await ask(given, declared) : (given as Answers);
  refuseUnknown(answers, declared);
  const {slug = from?.slug, date = from?.date} = values;
  const isDraft = values.draft || from?.isDraft === true;
  const name = folderFor(blog, answers.title, {slug, date});
  const address = addressOfPost(`${name}/index.md`);
  const redirects = from?.redirects.filter((one) => one !== address) ?? [];
  const more = {...from?.more, ...(redirects.length > 0 && {redirects})};
  const lines = Object.keys(more).length > 0 ? stringify(more) : '';
  const post = newPost({
    ...answers,
    date: date?.includes('T') ? date : undefined,
    isDraft,
    converted: from && {...from, lines},
  });
  const written = writeFiles(join(blog, name), post).map((path) => `blog/${name}/${path}`);
  const appears = parseInstant(date ?? name.slice(0, 'YYYY-MM-DD'.length))!;
  const waits = isDraft
    ? ' It is a draft: delete draft: true to have it published.'
    : appears > buildDate()
      ? ` It appears on ${formatInstant(appears)}, once it is on main.`
      : '';
  const begin = from
    ? `Read: what follows says what is left to you`
    : `Write: replace what blog/${name}/index.md says in its place. Code goes into code/ beside it`;
  process.stdout.write(`Written:
${written.map((path) => `  ${path}`).join('\n')}

Next:
  1. ${begin}.
  2. Look: npm start, then http://localhost:3000${identity.baseUrl.slice(0, -1)}${address}
  3. Check: npm run check-posts -- blog/${name}
Then open a pull request.${waits} .github/WRITING.md says what you may write.
`);
  if (from) {
    const lost = from.lost.map((one) => `  - ${one}`);
    const result = await checkPosts(siteDir, {
      only: new Set([`${name}/index.md`]),
      language: identity.locales[0].code,
    });
    process.stdout.write(`
Not as it was in ${values.from}:
${lost.length > 0 ? lost.join('\n') : '  nothing'}

${print(result.findings, 'text', summaryOf(result))}
`);
  }
});
