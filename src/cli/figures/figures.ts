import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {cpus, totalmem} from 'node:os';
import {resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {readPostPath} from '../../content/post-path';
import type {Figure, Measurement} from '../../lib/figure-data';
import {digestOf, readFigure} from '../../markdown/figures/read-figure';
import {differenceOf} from './compare-figures';

const scriptOf = (folder: string) => `blog/${folder}/code/figures.ts`;

const fileOf = (folder: string, name: string) => `blog/${folder}/data/${name}.json`;

/** What follows the day in the name of a post's folder. */
export const slugOf = (folder: string): string => readPostPath(`${folder}/index.md`).text;

const commandOf = (folder: string) => `npm run figures -- ${slugOf(folder)}`;

/** The folders of posts that have a script. */
export const measuredPosts = (): string[] =>
  readdirSync('blog').filter((folder) => existsSync(scriptOf(folder)));

type Script = {
  measure: () => Promise<Record<string, Figure>> | Record<string, Figure>;
  measurement: Measurement;
};

async function readScript(folder: string): Promise<Script> {
  const path = scriptOf(folder);
  const module = (await import(pathToFileURL(resolve(path)).href)) as {
    default?: Script['measure'];
    measurement?: Measurement;
  };
  if (typeof module.default !== 'function') {
    throw new Error(
      `${path} has no function for its default export: write export default () => ({NAME: figure}), as .github/WRITING.md shows.`,
    );
  }
  return {measure: module.default, measurement: module.measurement ?? {}};
}

/** Runs the script of a post; returns its figures as JSON, by name. */
async function measureFigures(folder: string, script: Script): Promise<Map<string, string>> {
  const [processor] = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const {kind} = script.measurement;
  const measured = {
    ...(kind && {kind}),
    command: commandOf(folder),
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} cores of ${processor!.model.trim()}, ${gigabytes} GB, Node ${process.versions.node}`,
  };
  const figures = Object.entries(await script.measure()).map(([name, figure]) => {
    const digest = digestOf({...figure, measured});
    const text = `${JSON.stringify({...figure, measured: {...measured, digest}}, null, 2)}\n`;
    // Reports what cannot be drawn now, not when the site is built.
    readFigure(text, `the figure “${name}” of ${scriptOf(folder)}`);
    return [name, text] as const;
  });
  return new Map(figures);
}

/** Measures the figures of a post, and writes them to `data/` beside it; returns the files. */
export async function writeFigures(folder: string): Promise<string[]> {
  const figures = await measureFigures(folder, await readScript(folder));
  mkdirSync(`blog/${folder}/data`, {recursive: true});
  return [...figures].map(([name, text]) => {
    writeFileSync(fileOf(folder, name), text);
    return fileOf(folder, name);
  });
}

/** The saved figures of a post, by name; `data/` may contain other files too. */
function savedFigures(folder: string): Map<string, string> {
  const data = `blog/${folder}/data`;
  const files = existsSync(data) ? readdirSync(data).filter((file) => file.endsWith('.json')) : [];
  const texts = files.map((file) => [file.slice(0, -5), readFileSync(`${data}/${file}`, 'utf8')]);
  return new Map(
    texts.filter(([, text]) => text!.includes('"measured"')) as Array<[string, string]>,
  );
}

/** Measures the figures of a post again; returns how they differ from the saved ones. */
export async function differencesOf(folder: string): Promise<string[]> {
  const script = await readScript(folder);
  const {tolerance = 0, first} = script.measurement;
  const remedy = `${first === undefined ? 'run ' : `run ${first}, keep what it prints, and then `}${commandOf(folder)}`;
  const [saved, given] = [savedFigures(folder), await measureFigures(folder, script)];
  return [...new Set([...saved.keys(), ...given.keys()])].flatMap((name) => {
    const [before, now] = [saved.get(name), given.get(name)];
    const file = fileOf(folder, name);
    if (before === undefined) {
      return `${file} is missing, which the script gives: ${remedy}.`;
    }
    if (now === undefined) {
      return `${file} is given by no script any more: delete it, or correct ${scriptOf(folder)}.`;
    }
    const difference = differenceOf(readFigure(before, file), readFigure(now, file), tolerance);
    return difference === null
      ? []
      : `${file} is not what the script gives now: ${difference}. If that is right, ${remedy}, and look at what the post says of it; if the script measures time or chance, say how far a number may move, as .github/WRITING.md shows.`;
  });
}
