import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import {caching, embedding, hashedFolders, mediaExtensions} from '../../output/hosts/rules';
import {OverLimit, type Answer, type Host} from './host';

/** What is wrong at an address, and what to do. */
export type Fault = {address: string; problem: string; remedy: string};

/** Checks by what each looks at: they yield what is wrong. */
export type Checks = Map<string, () => AsyncGenerator<[problem: string, remedy: string]>>;

const remedies = {
  certificate: 'renew the certificate, and see why that is not done by itself',
  commit: 'publish the newest commit, and see why the last deployment failed',
  due: 'publish the same commit again: this came out after it was built',
  files: 'upload build/ again, all of it, and empty the cache of the CDN',
  host: 'give the host the configuration of this build, see .github/DEPLOYING.md',
  up: 'see whether the host runs, and what its log says',
} as const;

/** Media types of what breaks, or is not shown, with another, by the ends of names. */
const types: Array<[RegExp, RegExp]> = [
  [/\.css$/, /^text\/css/],
  [/\.html$/, /^text\/html; *charset=utf-8$/i],
  [/\.js$/, /^(?:text|application)\/javascript/],
  [/\.json$/, /^application\/(?:feed\+)?json/],
  [/\.(?:md|txt)$/, /^text\/(?:markdown|plain)/],
  [/\.mp3$/, /^audio\/mpeg/],
  [/\.(?:avif|gif|jpe?g|png|webp)$/, /^image\//],
  [/\.svg$/, /^image\/svg\+xml/],
  [/\.vtt$/, /^text\/vtt/],
  [/\.woff2$/, /^font\/woff2/],
  [/\.xml$/, /^(?:text|application)\/(?:\w+\+)?xml/],
];

/** The seconds for which an answer may be kept. */
function lifetime({headers}: Answer): number {
  const header = headers.get(caching.name) ?? '';
  return /no-cache|no-store/.test(header) ? 0 : Number(/max-age=(\d+)/.exec(header)?.[1] ?? 0);
}

const targetOf = ({status, headers}: Answer, from: URL): string | undefined =>
  status >= 300 && status < 400 ? new URL(headers.get('location') ?? '', from).href : undefined;

const commitIn = (list: string): string => /^# Commit (\w+)$/m.exec(list)?.[1] ?? 'unknown';

/**
 * The checks of what is live against a build.
 *
 * @param build the folder of what is to be live; `hosts`, that of the configurations of hosts
 * @param base where it is served, with a slash at the end
 * @param isPlain whether the host sets no headers of ours, and lets all be kept for ten minutes, as GitHub Pages
 * @throws Error if there is no build, or it is for another address
 */
export function checksOf(
  build: string,
  hosts: string,
  base: URL,
  {ask, certificateEnds}: Host,
  isPlain: boolean,
): Checks {
  if (!existsSync(join(build, 'addresses.txt'))) {
    throw new Error(
      `${build}/ holds no site: run \`npm run build\` in a clone of what is published.`,
    );
  }
  const read = (file: string) => readFileSync(join(build, file));
  const list = read('addresses.txt').toString();
  const [, of = 'nowhere'] = /<loc>([^<]+)/.exec(read('sitemap.xml').toString()) ?? [];
  if (!of.startsWith(base.href)) {
    throw new Error(
      `${build}/ is built for ${of}, not for ${base.href}: correct url in src/site/identity.ts, or the address.`,
    );
  }
  const headersOfAll = Object.entries(
    JSON.parse(readFileSync(join(hosts, 'headers.json'), 'utf8')) as Record<string, string>,
  ).filter(([name]) => name !== caching.name && name !== embedding.name);
  const longest = isPlain ? 600 : 0;
  const text = async (url: URL) => (await ask(url)).body.toString();
  let live: Promise<string> | undefined;
  const liveList = () => (live ??= text(new URL('addresses.txt', base)));
  const checks: Checks = new Map();
  const leads = (from: URL, to: URL) => {
    checks.set(from.href, async function* () {
      const target = targetOf(await ask(from), from) ?? 'nowhere';
      if (target !== to.href) {
        yield [`it leads to ${target}, not to ${to.href}`, remedies.host];
      }
    });
  };

  if (base.protocol === 'https:') {
    checks.set(`${base.origin} (certificate)`, async function* () {
      const days = Math.floor(((await certificateEnds(base)).getTime() - Date.now()) / 86_400_000);
      if (days < 21) {
        yield [`the certificate ends in ${days} days`, remedies.certificate];
      }
    });
    const other = base.host.startsWith('www.') ? base.host.slice(4) : `www.${base.host}`;
    leads(Object.assign(new URL(base), {protocol: 'http:'}), base);
    leads(Object.assign(new URL(base), {host: other}), base);
  }
  checks.set(`${base.href} (commit)`, async function* () {
    const commits = [commitIn(await liveList()), commitIn(list)];
    if (commits[0] !== commits[1]) {
      yield [`commit ${commits[0]} is live, not ${commits[1]}`, remedies.commit];
    }
  });
  const nowhere = new URL('no-such-page/', base);
  checks.set(nowhere.href, async function* () {
    const answer = await ask(nowhere);
    if (answer.status !== 404 || !answer.body.equals(read('404.html'))) {
      yield [
        `no page is there, and it is not 404.html with status 404: ${answer.status}`,
        remedies.host,
      ];
    }
    if (lifetime(answer) > longest) {
      yield ['browsers may keep that there is no page', remedies.host];
    }
  });
  const moved = new Map<string, URL>();
  for (const [from, to, status] of read('_redirects')
    .toString()
    .split('\n')
    .map((line) => line.split(' '))) {
    if (status === '301') {
      moved.set(new URL(from!, base).href, new URL(to!, base));
    }
  }
  for (const entry of readdirSync(build, {recursive: true, withFileTypes: true})) {
    const file = relative(build, join(entry.parentPath, entry.name)).replaceAll('\\', '/');
    if (!entry.isFile() || /\.(?:br|gz)$|(?:^|\/)(?:404\.html|_headers|_redirects)$/.test(file)) {
      continue;
    }
    const path = file.replace(/(?<=^|\/)index\.html$/, '');
    const url = new URL(path.split('/').map(encodeURIComponent).join('/'), base);
    const former = moved.get(url.href)?.href;
    moved.delete(url.href);
    checks.set(url.href, async function* () {
      const answer = await ask(url);
      const {status, headers, body} = answer;
      const target = targetOf(answer, url);
      if (former !== undefined && target === former) {
        return;
      }
      // Where a page is gone, the build has one that says so.
      if (status !== 200 && (status !== 410 || list.includes(`\n/${path}\n`))) {
        const isDue =
          status === 404 && path.endsWith('/') && !(await liveList()).includes(`\n/${path}\n`);
        const leadsTo = target === undefined ? '' : `, and it leads to ${target}`;
        yield [`its status is ${status}${leadsTo}`, isDue ? remedies.due : remedies.files];
        return;
      }
      const built = read(file);
      if (!body.equals(built)) {
        yield ['it is not the file of this build', remedies.files];
      }
      const type = headers.get('content-type') ?? 'none';
      if (types.some(([names, right]) => names.test(file) && !right.test(type))) {
        yield [`its type is ${type}`, remedies.host];
      }
      const isText = /\.(?:css|html|js|json|md|svg|txt|xml)$/.test(file) && built.length > 2048;
      if (isText && !/br|gzip|zstd/.test(headers.get('content-encoding') ?? '')) {
        yield ['it is not compressed', remedies.host];
      }
      const isHashed = hashedFolders.some((folder) => `/${path}`.includes(`/${folder}`));
      const seconds = lifetime(answer);
      if (isHashed ? !isPlain && seconds < 31_536_000 : seconds > longest) {
        yield [`browsers may keep it for ${seconds} s`, remedies.host];
      }
      const isMedia = mediaExtensions.some((extension) => file.endsWith(`.${extension}`));
      const media = isMedia ? [[embedding.name, embedding.media] as const] : [];
      for (const [name, value] of isPlain ? [] : [...headersOfAll, ...media]) {
        if (headers.get(name) !== value) {
          yield [`its header ${name} is ${headers.get(name) ?? 'missing'}`, remedies.host];
        }
      }
    });
  }
  const slashed = [...checks.keys()].find((address) => /\/\d{4}\/.*\/$/.test(address));
  if (slashed !== undefined) {
    leads(new URL(slashed.slice(0, -1)), new URL(slashed));
  }
  // Beside its own files, such a host has no redirects.
  if (!isPlain) {
    moved.forEach((to, from) => {
      leads(new URL(from), to);
    });
  }
  return checks;
}

/**
 * Makes checks, four at a time.
 *
 * @param passed names of those that need not be made again; those that pass are added
 * @returns what is wrong, and how many checks were left when no request was
 */
export async function runChecks(
  checks: Checks,
  passed: Set<string>,
): Promise<{faults: Fault[]; left: number}> {
  const waiting = [...checks].filter(([name]) => !passed.has(name));
  const faults: Fault[] = [];
  let left = 0;
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [address, check] = next;
      const found: Fault[] = [];
      try {
        for await (const [problem, remedy] of check()) {
          found.push({address, problem, remedy});
        }
      } catch (error) {
        const {message, cause} = error as Error;
        const {code} = (cause ?? error) as NodeJS.ErrnoException;
        if (error instanceof OverLimit) {
          left += 1;
          continue;
        }
        // Few sites have a second name with or without www, which is as good as one that leads to the first.
        if (code !== 'ENOTFOUND' || !address.includes('//www.')) {
          found.push({
            address,
            problem: `it does not answer: ${code ?? message}`,
            remedy: remedies.up,
          });
        }
      }
      if (found.length === 0) {
        passed.add(address);
      }
      faults.push(...found);
    }
  };
  await Promise.all([work(), work(), work(), work()]);
  return {faults, left};
}
