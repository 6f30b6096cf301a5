// `npm run figures -- SLUG` measures anew what the figures of a post show.
import {mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import {cpus, totalmem} from 'node:os';
import {join} from 'node:path';
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

async function main(slug: string | undefined): Promise<void> {
  const folder = folderOf(slug);
  const script = join(blog, folder, 'code/figures.ts');
  const {default: measure} = (await import(pathToFileURL(script).href)) as {
    default: () => Promise<Record<string, Figure>>;
  };
  const [processor] = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const kept = {
    command: `npm run figures -- ${folder.slice(11)}`,
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} cores of ${processor!.model.trim()}, ${gigabytes} GB, Node ${process.versions.node}`,
  };
  mkdirSync(join(blog, folder, 'data'), {recursive: true});
  for (const [name, figure] of Object.entries(await measure())) {
    const measured = {...figure, measured: kept};
    const text = `${JSON.stringify({...measured, measured: {...kept, digest: digestOf(measured)}}, null, 2)}\n`;
    // What cannot be drawn is told now, not when the site is built.
    readFigure(text);
    const file = join('blog', folder, 'data', `${name}.json`);
    writeFileSync(file, text);
    console.log(`${file} is written.`);
  }
}

main(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
