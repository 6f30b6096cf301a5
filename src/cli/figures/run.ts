// `npm run figures -- SLUG` measures the figures of a post again; `--help` prints its usage.
import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {cpus, totalmem} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {findPosts, readPostPath} from '../../content/post-path';
import type {Figure, Measurement} from '../../lib/figure-data';
import {runCommand} from '../command';
import {digestOf, readFigure, type KeptFigure} from '../../markdown/figures/read-figure';
import {differenceOf} from './compare-figures';

const help = `npm run figures -- SLUG… [--check [--quick]]

SLUG        a post, by the name of its folder or what follows the day in it: its code/figures.ts is run, and what it
            gives is written to data/ beside it
--check     writes nothing: runs the scripts, of all posts that have one unless some are named, and says where a
            figure is gone, new, or another than the one in data/
--quick     with --check, does not run the scripts that are marked as weekly
`;

const blog = join(process.cwd(), 'blog');

const scriptOf = (folder: string) => `blog/${folder}/code/figures.ts`;

/** The name of a post in commands: the words of its path. */
const slugOf = (folder: string) => readPostPath(`${folder}/index.md`).text;

/** The folders of all posts. */
function foldersOfPosts(): string[] {
  if (!existsSync(blog)) {
    throw new Error('There is no folder blog/ here: run this where package.json is.');
  }
  return [...new Set(findPosts(blog).map(dirname))];
}

const withScript = (folders: string[]) => folders.filter((folder) => existsSync(scriptOf(folder)));

function folderOf(slug: string, folders: string[]): string {
  const found = folders.find((name) => name === slug || slugOf(name) === slug);
  if (found === undefined) {
    const known = withScript(folders).map(slugOf);
    throw new Error(
      `There is no post “${slug}”: ${known.length > 0 ? `npm run figures -- ${known.join(' | ')}` : 'no post has a code/figures.ts yet'}`,
    );
  }
  return found;
}

type Script = {
  path: string;
  measure: () => Promise<Record<string, Figure>> | Record<string, Figure>;
  measurement: Measurement;
};

/** Describes an error in a script: its message, and the first line of the script in its stack. */
function explain(path: string, error: unknown): string {
  const {message, stack} = error instanceof Error ? error : new Error(String(error));
  const {code, syscall, stderr} = error as {
    code?: string;
    syscall?: string;
    stderr?: Buffer | string;
  };
  const [, program] = /^spawn(?:Sync)? (.+)/.exec(syscall ?? '') ?? [];
  if (code === 'ENOENT' && program !== undefined) {
    return `${path} runs ${program}, which is not installed: install it, and call this again`;
  }
  // If a script cannot be parsed, the second line of the message says why.
  const words = /ERROR: (.*)/.exec(message)?.[1] ?? message.split('\n')[0]!;
  // A failed program usually says why, in a line about an error.
  const said = (stderr?.toString() ?? '').split('\n');
  const why = said.find((line) => /error/i.test(line)) ?? said.find((line) => line.trim() !== '');
  const [, place] = new RegExp(`${path}:(\\d+:\\d+)`).exec(stack ?? '') ?? [];
  return `${path}${place === undefined ? '' : `:${place}`}: ${words}${why === undefined ? '' : ` (${why.trim()})`}`;
}

/** What the script of a post exports. */
async function readScript(folder: string): Promise<Script> {
  const path = scriptOf(folder);
  if (!existsSync(path)) {
    throw new Error(
      `There is no ${path}: write it; its default export is a function that gives figures by name, as .github/CONTRIBUTING.md shows.`,
    );
  }
  const module = (await import(pathToFileURL(resolve(path)).href).catch((error: unknown) => {
    throw new Error(`${explain(path, error)}: fix the script, which cannot be loaded.`, {
      cause: error,
    });
  })) as {default?: unknown; measurement?: Measurement};
  if (typeof module.default !== 'function') {
    throw new Error(
      `${path} has no function for its default export: write export default () => ({NAME: figure}), as .github/CONTRIBUTING.md shows.`,
    );
  }
  const measure = module.default as Script['measure'];
  return {path, measure, measurement: module.measurement ?? {}};
}

/** The figures that a script measures. */
async function run({path, measure}: Script): Promise<Record<string, Figure>> {
  const figures: unknown = await Promise.resolve()
    .then(measure)
    .catch((error: unknown) => {
      throw new Error(`${explain(path, error)}: fix the script, which stopped while it measured.`, {
        cause: error,
      });
    });
  if (typeof figures !== 'object' || figures === null || Object.keys(figures).length === 0) {
    throw new Error(
      `${path} gave no figures: let its default export return an object of them by name, such as {time: figure}.`,
    );
  }
  return figures as Record<string, Figure>;
}

/** Measures the figures of a post with its script, as JSON by name. */
async function measureFigures(folder: string, script: Script): Promise<Map<string, string>> {
  const {path} = script;
  const [processor] = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const kept = {
    command: `npm run figures -- ${slugOf(folder)}`,
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} cores of ${processor!.model.trim()}, ${gigabytes} GB, Node ${process.versions.node}`,
  };
  const figures = Object.entries(await run(script)).map(([name, figure]) => {
    const measured = {...figure, measured: kept};
    const text = `${JSON.stringify({...measured, measured: {...kept, digest: digestOf(measured)}}, null, 2)}\n`;
    // Reports what cannot be drawn now, not when the site is built.
    try {
      readFigure(text);
    } catch (error) {
      throw new Error(
        `${path}: the figure “${name}” cannot be drawn: ${(error as Error).message}.`,
        {cause: error},
      );
    }
    return [name, text] as const;
  });
  return new Map(figures);
}

async function write(folder: string): Promise<void> {
  const figures = await measureFigures(folder, await readScript(folder));
  mkdirSync(join(blog, folder, 'data'), {recursive: true});
  for (const [name, text] of figures) {
    const file = join('blog', folder, 'data', `${name}.json`);
    writeFileSync(file, text);
    console.log(`${file} is written.`);
  }
}

/** The saved figures of a post, by name; `data/` may contain other files too. */
function keptFigures(folder: string): Map<string, KeptFigure> {
  const data = join(blog, folder, 'data');
  const files = (existsSync(data) ? readdirSync(data) : []).filter((name) =>
    name.endsWith('.json'),
  );
  const kept = files.flatMap((file) => {
    const text = readFileSync(join(data, file), 'utf8');
    return text.includes('"measured"') ? [[file.slice(0, -5), readFigure(text)] as const] : [];
  });
  return new Map(kept);
}

/** How to measure the figures of a post again. */
const remedyFor = (folder: string, {first}: Measurement) =>
  `${first === undefined ? 'run ' : `run ${first}, keep what it prints, and then `}npm run figures -- ${slugOf(folder)}`;

/** How the figures that a script produces differ from the saved ones. */
async function differencesOf(folder: string, script: Script): Promise<string[]> {
  const {path, measurement} = script;
  const given = await measureFigures(folder, script);
  const kept = keptFigures(folder);
  const remedy = remedyFor(folder, measurement);
  const tolerance = measurement.tolerance ?? (measurement.isWeekly ? Infinity : 0);
  return [...new Set([...kept.keys(), ...given.keys()])].flatMap((name) => {
    const file = `blog/${folder}/data/${name}.json`;
    const [before, now] = [kept.get(name), given.get(name)];
    if (before === undefined) {
      return `${file} is missing, which the script gives: ${remedy}.`;
    }
    if (now === undefined) {
      return `${file} is given by no script any more: delete it, or correct ${path}.`;
    }
    const difference = differenceOf(before, readFigure(now), tolerance);
    return difference === null
      ? []
      : `${file} is not what the script gives now: ${difference}. If that is right, ${remedy}, and look at what the post says of it; if the script measures time or chance, say how far a number may move, as .github/CONTRIBUTING.md shows.`;
  });
}

/** Runs the scripts of posts one after another, and prints the result of each. */
async function check(folders: string[], isQuick: boolean): Promise<boolean> {
  let isFine = true;
  const problemsOf = async (folder: string) => {
    const script = await readScript(folder);
    return isQuick && script.measurement.isWeekly ? [] : differencesOf(folder, script);
  };
  for (const folder of folders) {
    const problems = await problemsOf(folder).catch((error: unknown) => [(error as Error).message]);
    for (const problem of problems) {
      console.error(problem);
    }
    isFine &&= problems.length === 0;
    if (problems.length === 0) {
      console.log(`${scriptOf(folder)} gives the figures that the post shows.`);
    }
  }
  return isFine;
}

const config = {
  allowPositionals: true,
  options: {
    check: {type: 'boolean', default: false},
    quick: {type: 'boolean', default: false},
  },
} as const;

void runCommand(help, config, async ({values, positionals}) => {
  const folders = foldersOfPosts();
  const named = positionals.map((slug) => folderOf(slug, folders));
  if (values.check) {
    return (await check(named.length > 0 ? named : withScript(folders), values.quick)) ? 0 : 1;
  }
  if (named.length === 0) {
    const known = withScript(folders).map(slugOf);
    throw new Error(`Say which post: npm run figures -- ${known.join(' | ') || 'SLUG'}`);
  }
  for (const folder of named) {
    await write(folder);
  }
  return 0;
});
