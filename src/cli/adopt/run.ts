// `npm run adopt` makes the site another company's: it asks for what is missing, and prints what is left to do.
import {execFileSync} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {isCancel, text} from '@clack/prompts';
import {today} from '../../lib/day';
import {identity as current} from '../../site/identity';
import {refuseDirtyTree} from '../clean-tree';
import {runCommand, UsageError} from '../command';
import {identityOf, remedyFor, type Answers} from './answers';
import {changesFor} from './changes';
import {original} from './original';

const help = `npm run adopt [-- --company "Acme" --url https://engineering.acme.com …] [--dry-run]

--company   the company's name
--url       where the site is served: scheme and host
--website   the company's own site
--careers   its open positions
--email     where readers write to, and whoever finds a fault
--title     the site's name; left out, the company's with “Engineering”
--tagline   one sentence that says what the blog is about
--base-url  the path of the site on its host; left out, /
--edit      the code host's editor, such as https://github.com/acme/blog/edit/main/; left out, there are no edit links
--accent    the company's colour; where it has too little contrast, in light or dark mode, the nearest legible colour is used
--from      the Git address from which npm run upgrade gets later versions; left out, each upgrade has to name it
--dry-run   changes nothing, and prints what would be changed

In a terminal it asks for those of the first five that are left out.`;

const asked = {
  company: "The company's name",
  url: 'Where will the site be served? Scheme and host, such as https://engineering.acme.com',
  website: "The company's own site",
  careers: 'Where are its open positions?',
  email: 'Where do readers write to?',
} as const;

type Field = keyof typeof asked;

const string = {type: 'string'} as const;

const config = {
  failure: 1,
  options: {
    ...{company: string, url: string, website: string, careers: string, email: string},
    ...{title: string, tagline: string, 'base-url': string, edit: string, accent: string},
    from: string,
    'dry-run': {type: 'boolean', default: false},
  },
} as const;

/** Lists files; posts and the podcast by folder. */
const listed = (title: string, paths: readonly string[]) => {
  const names = paths.map((path) => path.replace(/^(blog\/\d[^/]*|static\/podcast)\/.*/, '$1/'));
  return `${title}:\n${[...new Set(names)].map((name) => `  ${name}\n`).join('')}`;
};

void runCommand(help, config, async ({values}) => {
  const isDryRun = values['dry-run'];
  if (!isDryRun) {
    refuseDirtyTree();
  }
  if (current.company !== original.company) {
    throw new Error(
      `This is the site of ${current.company} already: to change it, edit src/site/identity.ts.`,
    );
  }
  const missing = (Object.keys(asked) as Field[]).filter((field) => !values[field]?.trim());
  if (missing.length > 0 && !(process.stdin.isTTY && process.stdout.isTTY)) {
    throw new UsageError(
      `Without a terminal to ask in, these are missing: ${missing.map((field) => `--${field}`).join(', ')}.`,
    );
  }
  const answers = {...values, baseUrl: values['base-url']} as Answers;
  for (const field of missing) {
    const validate = (value = '') => remedyFor(field, value.trim());
    const answer = await text({message: asked[field], validate});
    if (isCancel(answer)) {
      throw new Error('Nothing was changed.');
    }
    answers[field] = answer.trim();
  }
  const siteDir = process.cwd();
  const identity = identityOf(answers, new Date().getFullYear());
  const {removed, written} = await changesFor(siteDir, identity, today(), values.from);
  process.stdout.write(listed(isDryRun ? 'Would be removed' : 'Removed', removed));
  process.stdout.write(listed(isDryRun ? 'Would be written' : 'Written', [...written.keys()]));
  const {day, night} = identity.colours;
  const {accent} = values;
  if (accent && (day.accent !== accent || night.accent !== accent)) {
    process.stdout.write(
      `\n${accent} would be hard to read on some backgrounds: in light mode the accent is ${day.accent}, in dark mode ${night.accent}.\n`,
    );
  }
  if (isDryRun) {
    return;
  }
  // Git also removes the folders that this leaves empty.
  execFileSync('git', ['rm', '--quiet', '--', ...removed]);
  for (const [path, content] of written) {
    mkdirSync(join(siteDir, dirname(path)), {recursive: true});
    writeFileSync(join(siteDir, path), content);
  }
  process.stdout.write(`
Next:
  1. npm start shows the site; git stash --include-untracked undoes all of this.
  2. Commit. npm run check-site lists what is left to fill in, by file and line.
  3. .github/OWNING.md says where to change colours, links, fonts and languages.
`);
});
