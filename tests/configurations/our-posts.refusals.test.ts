import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {filesOf, side} from '../../blog/2024-11-05-how-we-write-at-meridiem/code/write-site';
import {read} from '../architecture/files';
import {buildSite} from '../support/docusaurus';
import {hours, writeUnpublishedSite} from '../support/unpublished-site';
import {buildTinySite} from './tiny-site';

// The post on how we write shows what a build says of a broken post, with our check and without it.

const code = 'blog/2024-11-05-how-we-write-at-meridiem/code';
const broken = side('+');

/** What an author edits after each failed build, in the order in which builds ask for it. */
const fixes: Array<[from: string, to: string]> = [
  ['[shedulling]', '[scheduling]'],
  ['#length', '#hours'],
  ['night: 9 hours\n', ''],
  ['```chart file=code/edited.json\nTwo shifts.\n```\n', ''],
  ['![Two shifts](two-shifts.svg)\n', ''],
  ['/tables/', '/'],
  ['#formulas', '#the-formula'],
];

/** The innermost reason of a failed build, without stack, frame and advice. */
function reasonIn(output: string): string {
  const [reason = output] =
    /Broken (?:link|anchor) on source page path = [^]*?linking to \S+/.exec(output) ??
    /(?<=Cause: ).*/.exec(output) ??
    /(?<=\[cause\]: Error: )Blog.*/.exec(output) ??
    [];
  return reason
    .replaceAll(/\s+/g, ' ')
    .replace(/\S*\/index\.md:(\d+)/, 'index.md:$1')
    .replace(/^(index\.md:\d+: [^:]*):.*/, '$1');
}

const told = read(`${code}/without-check.txt`).trimEnd().split('\n');

// builds.test.ts and the tests of plugins refuse the same kinds of mistakes at each change. That the lines of the
// post are still those of builds is evidence, for which eight builds are many: at each change, they are that of a
// mistake at which Docusaurus stops, and that of one at which a plugin of ours does; weekly.yml makes all.
const rounds = fixes.map((_, done) => done).concat(fixes.length);
const made = process.env.EVERY_FIX === undefined ? rounds.slice(0, 2) : rounds;

describe('a build without the check of posts', () => {
  test('has a line in the post for each round', () => {
    expect(told).toHaveLength(rounds.length);
  });

  test.concurrent.each(made)('after %i fixes', {timeout: 600_000}, async (done) => {
    const text = fixes.slice(0, done).reduce((now, [from, to]) => now.replace(from, to), broken);
    const {'blog/authors.yml': authors, 'blog/tags.yml': tags, ...files} = filesOf(text);
    const {ok, output} = await buildTinySite(`how-we-write-${done}`, {
      ...files,
      'blog/authors.yml': `team: {name: A team}\n${authors}`,
      'blog/tags.yml': `known: {label: Known}\n${tags}`,
    });
    expect(ok, output).toBe(done === fixes.length);
    expect(`${done + 1}  ${ok ? 'The site is built.' : reasonIn(output)}`).toBe(told[done]);
  });
});

test('a build of this site stops with the errors that the check shows, and no others', async () => {
  const site = await writeUnpublishedSite('how-we-write');
  for (const [path, text] of Object.entries({
    ...filesOf(broken),
    'blog/authors.yml':
      'team: {name: Team, page: true}\nnewcomers: {name: New, page: true}\nscheduling: {name: Scheduling}\n',
  }).filter(([name]) => name !== 'blog/tags.yml')) {
    mkdirSync(dirname(join(site, path)), {recursive: true});
    writeFileSync(join(site, path), text);
  }
  const {ok, output} = await buildSite(site, {
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    SITE_BASE_URL: '/',
    BUILD_DATE: hours.late,
  });
  expect(ok, output).toBe(false);
  const errors = (text: string) => text.match(/\bblog\/.* {2}error {2}.*$/gm);
  expect(errors(output), output).toEqual(errors(read(`${code}/refused.out.txt`)));
  expect(output).not.toMatch(/ {2}warning {2}|Docusaurus found/);
}, 300_000);
