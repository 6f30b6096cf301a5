// `npm run figures -- SLUG` measures anew what the figures of a post show.
import {existsSync, mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import {cpus, totalmem} from 'node:os';
import {join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Figure} from '../../lib/figure-data';
import {digestOf, readFigure} from './read-figure';

const blog = join(process.cwd(), 'blog');

function folderOf(slug: string | undefined): string {
  const folders = readdirSync(blog).filter((name) => /^\d{4}-\d\d-\d\d-/.test(name));
  const found = folders.find((name) => slug && (name === slug || name.slice(11) === slug));
  if (!found) {
    throw new Error(
      `${slug ? `There is no post “${slug}”` : 'Say which post'}: npm run figures -- ${folders.map((name) => name.slice(11)).join(' | ')}`,
    );
  }
  return found;
}

type Measure = () => Promise<Record<string, Figure>> | Record<string, Figure>;

/** Where in a script something was thrown: its message, and the first line of the script that led to it. */
function explain(path: string, error: unknown): string {
  const {message, stack} = error instanceof Error ? error : new Error(String(error));
  // A script that cannot be parsed is told of in the second line.
  const words = /ERROR: (.*)/.exec(message)?.[1] ?? message.split('\n')[0]!;
  const [, place] = new RegExp(`${path}:(\\d+:\\d+)`).exec(stack ?? '') ?? [];
  return `${path}${place === undefined ? '' : `:${place}`}: ${words}`;
}

/** The function that a script exports. */
async function readScript(path: string): Promise<Measure> {
  if (!existsSync(path)) {
    throw new Error(
      `There is no ${path}: write it; its default export is a function that gives figures by name, as .github/CONTRIBUTING.md shows.`,
    );
  }
  const module = (await import(pathToFileURL(resolve(path)).href).catch((error: unknown) => {
    throw new Error(`${explain(path, error)}: mend the script, which cannot be loaded.`, {
      cause: error,
    });
  })) as {default?: unknown};
  if (typeof module.default !== 'function') {
    throw new Error(
      `${path} has no function for its default export: write export default () => ({NAME: figure}), as .github/CONTRIBUTING.md shows.`,
    );
  }
  return module.default as Measure;
}

/** The figures that a script measures. */
async function run(path: string, measure: Measure): Promise<Record<string, Figure>> {
  const figures: unknown = await Promise.resolve()
    .then(measure)
    .catch((error: unknown) => {
      throw new Error(
        `${explain(path, error)}: mend the script, which stopped while it measured.`,
        {
          cause: error,
        },
      );
    });
  if (typeof figures !== 'object' || figures === null || Object.keys(figures).length === 0) {
    throw new Error(
      `${path} gave no figures: let its default export return an object of them by name, such as {time: figure}.`,
    );
  }
  return figures as Record<string, Figure>;
}

async function main(slug: string | undefined): Promise<void> {
  const folder = folderOf(slug);
  const path = `blog/${folder}/code/figures.ts`;
  const measure = await readScript(path);
  const [processor] = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const kept = {
    command: `npm run figures -- ${folder.slice(11)}`,
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} cores of ${processor!.model.trim()}, ${gigabytes} GB, Node ${process.versions.node}`,
  };
  mkdirSync(join(blog, folder, 'data'), {recursive: true});
  const figures = await run(path, measure);
  for (const [name, figure] of Object.entries(figures)) {
    const measured = {...figure, measured: kept};
    const text = `${JSON.stringify({...measured, measured: {...kept, digest: digestOf(measured)}}, null, 2)}\n`;
    // What cannot be drawn is told now, not when the site is built.
    try {
      readFigure(text);
    } catch (error) {
      throw new Error(
        `${path}: the figure “${name}” cannot be drawn: ${(error as Error).message}.`,
        {cause: error},
      );
    }
    const file = join('blog', folder, 'data', `${name}.json`);
    writeFileSync(file, text);
    console.log(`${file} is written.`);
  }
}

main(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
