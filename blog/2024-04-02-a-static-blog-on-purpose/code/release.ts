import {build, type Files} from './build';
import {edited, posts} from './posts';

const before = build(posts);
const after = build(edited);

type Step = (host: Map<string, string>) => void;

const put = (paths: string[]): Step[] =>
  paths.map((path) => (host) => host.set(path, after.get(path)!));
const drop = (paths: string[]): Step[] =>
  paths.map((path) => (host) => host.delete(path));

// #region plans
// Only what is new or changed, as a tool uploads that compares content.
const all = [...after.keys()]
  .filter((path) => before.get(path) !== after.get(path))
  .sort();
const pages = all.filter((path) => path.endsWith('.html'));
const scripts = all.filter((path) => path.endsWith('.js'));
const old = [...before.keys()].filter((path) => !after.has(path));

const plans = {
  'delete old, then new A to Z': [...drop(old), ...put(all)],
  'new A to Z, then delete old': [...put(all), ...drop(old)],
  'pages, scripts, delete old': [...put([...pages, ...scripts]), ...drop(old)],
  'scripts, pages, delete old': [...put([...scripts, ...pages]), ...drop(old)],
  'scripts, pages, keep old': put([...scripts, ...pages]),
};
// #endregion

// #region broken
const chunksOf = (runtime: string) => JSON.parse(runtime) as string[];

/** Whether a page that is fetched now finds all its scripts. */
function works(html: string, host: Files): boolean {
  const runtime = host.get(/src="\/(.+?)"/.exec(html)![1]!);
  return (
    runtime !== undefined && chunksOf(runtime).every((path) => host.has(path))
  );
}

/** Whether a page opened before the release can still open others. */
const canGoOn = (host: Files) =>
  [...before.keys()]
    .filter((path) => path.endsWith('.js'))
    .every((path) => host.has(path));
// #endregion

console.log('states with a broken page | with stranded readers | of');
for (const [name, steps] of Object.entries(plans)) {
  const host = new Map(before);
  let broken = 0;
  let stranded = 0;
  for (const step of steps) {
    step(host);
    const html = pages.map((path) => host.get(path)!);
    broken += html.every((page) => works(page, host)) ? 0 : 1;
    stranded += canGoOn(host) ? 0 : 1;
  }
  const counts = [broken, stranded, steps.length];
  console.log(
    name.padEnd(29),
    counts.map((count) => String(count).padStart(2)).join(' '),
  );
}
