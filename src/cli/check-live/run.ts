// `npm run check-live`: asks a host whether what is live is what was built.
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {pagePath} from '../../lib/page-path';
import {runCommand, UsageError} from '../command';
import {checksOf, runChecks} from './check-live';
import {certificateEnds, politely} from './host';

const help = `npm run check-live -- URL [--host github-pages] [--requests 5000] [--resume] [--json FILE]

Compares what is live at URL with build/ and build-hosts/, which \`npm run build\` has written from what is published:
each file (status, bytes, type, compression, caching, headers), former addresses, an unknown one, robots.txt and
sitemap, the commit, plain HTTP, www., the certificate. Four requests at a time.

--host      github-pages, which sets no headers of ours
--requests  how many it may send
--resume    only what the last run did not get to, or found fault with
--json      writes the result there, too`;

const config = {
  allowPositionals: true,
  options: {
    host: {type: 'string'},
    requests: {type: 'string', default: '5000'},
    resume: {type: 'boolean', default: false},
    json: {type: 'string'},
  },
} as const;

const memory = '.cache/check-live.json';

void runCommand(help, config, async ({values, positionals: [address = '']}) => {
  if (!/^https?:/.test(address) || !URL.canParse(address)) {
    throw new UsageError(
      'Write the address of the site, such as https://engineering.example.com/.',
    );
  }
  if (values.host !== undefined && values.host !== 'github-pages') {
    throw new UsageError(`There is no --host ${values.host}: leave it out, or write github-pages.`);
  }
  const base = new URL(pagePath(address));
  const host = {ask: politely(Number(values.requests)), certificateEnds};
  const checks = checksOf('build', 'build-hosts', base, host, values.host !== undefined);
  // What has passed counts as long as the same site is to be there.
  const site = `${base.href} ${readFileSync('build/addresses.txt', 'utf8')}`;
  const last = values.resume && existsSync(memory) ? readFileSync(memory, 'utf8') : '{}';
  const known = JSON.parse(last) as {site?: string; passed?: string[]};
  const passed = new Set(known.site === site ? known.passed : []);
  const {faults, left} = await runChecks(checks, passed);
  mkdirSync('.cache', {recursive: true});
  writeFileSync(memory, JSON.stringify({site, passed: [...passed]}));
  const result = {address: base.href, passed: passed.size, of: checks.size, left, faults};
  if (values.json !== undefined) {
    writeFileSync(values.json, `${JSON.stringify(result, null, 2)}\n`);
  }
  // What many addresses share is said once.
  const byProblem = new Map<string, string[]>();
  for (const {address: at, problem, remedy} of faults) {
    const what = `${problem}: ${remedy}`;
    byProblem.set(what, [...(byProblem.get(what) ?? []), at]);
  }
  byProblem.forEach((where, what) => {
    const more = where.length > 10 ? [`and ${where.length - 10} more`] : [];
    process.stdout.write(`${what}\n  ${[...where.slice(0, 10), ...more].join('\n  ')}\n\n`);
  });
  const rest = left > 0 ? `; ${left} were not made: run it again with --resume` : '';
  process.stdout.write(`${passed.size} of ${checks.size} checks passed${rest}.\n`);
  return faults.length > 0 || left > 0 ? 1 : 0;
});
