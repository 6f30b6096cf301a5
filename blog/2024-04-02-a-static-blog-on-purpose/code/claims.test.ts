import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {build} from './build';
import {line} from './history';
import {uploads, ways} from './kept';
import {edited, posts} from './posts';
import {edits, tools} from './tools';

const read = (path: string) => readFileSync(join(__dirname, path), 'utf8');
const text = read('../index.md').replace(/\s+/g, ' ');

const printed = read('tools.txt').trim().split('\n');
const names = Object.keys(edits);

/** Two numbers and what follows them, by what stands before them. */
const rows = new Map(
  printed.flatMap((line) => {
    const [, name, ...counts] = /^ {2}(.*?) +(\d+) +(\d+) *(.*)$/.exec(line) ?? [];
    return name === undefined
      ? []
      : [[name, {first: Number(counts[0]), second: Number(counts[1]), others: counts[2]!}]];
  }),
);
const pages = Number(/^pages of A: (\d+)$/m.exec(read('tools.txt'))![1]);
const leftBy = (tool: string) =>
  names.flatMap((name) => rows.get(`${tool}: ${name}`)?.first ?? []);

test('every tool met every edit', () => {
  for (const tool of Object.keys(tools)) {
    expect(leftBy(tool), tool).toHaveLength(names.length);
  }
});

test('the table of edits has what sync left, and what sync --delete broke, with both versions', () => {
  for (const name of names) {
    const {first: differing, second: asLong} = rows.get(name)!;
    expect(differing).toBe(pages);
    const {first: left} = rows.get(`aws s3 sync, of version 2: ${name}`)!;
    // What the post explains it by.
    expect(left).toBe(asLong);
    // check.sh lists pages besides, and passes at once if there are none.
    const others = ([1, 2] as const).map((version) => rows.get(`roll-back.sh, of version ${version}: ${name}`)!.others);
    const [besides, same] = others.map((verdict) => (verdict === 'PASS' ? '0' : /\(lists (\d+)\), then PASS$/.exec(verdict)![1]!));
    expect(same).toBe(besides);
    const cell = left === pages ? `**${left}**` : left;
    expect(text).toContain(`| ${name} | ${cell} | ${cell} |`);
  }
  expect(text).toContain(`All ${pages} pages of A differed`);
  const left = leftBy('aws s3 sync, of version 2');
  expect(left.filter((count) => count === pages)).toHaveLength(3);
  expect(leftBy('aws s3 sync, of version 1')).toEqual(left);
});

test.each([1, 2])('with --delete, each page that sync of version %i leaves lacks a script or a style', (version) => {
  for (const name of names) {
    const {first, second} = rows.get(`aws s3 sync --delete, of version ${version}: ${name}`)!;
    expect(first).toBe(rows.get(`aws s3 sync, of version ${version}: ${name}`)!.first);
    expect(second).toBe(first);
  }
});

test('the others left none', () => {
  const none = ['roll-back.sh, of version 1', 'roll-back.sh, of version 2', 'rclone copy', 's3cmd sync'];
  for (const tool of [...none, 'aws s3 sync of touched files, of version 1', 'aws s3 sync of touched files, of version 2']) {
    expect(new Set(leftBy(tool)), tool).toEqual(new Set([0]));
  }
});

test('check.sh passes just what went back, once extra pages are gone', () => {
  for (const version of [1, 2]) {
    for (const name of names) {
      const verdict = (tool: string) => /(FAIL|PASS)$/.exec(rows.get(`${tool}, of version ${version}: ${name}`)!.others)?.[0];
      expect(verdict('roll-back.sh'), name).toBe('PASS');
      const {first} = rows.get(`aws s3 sync, of version ${version}: ${name}`)!;
      expect(verdict('aws s3 sync')).toBe(first === 0 ? 'PASS' : 'FAIL');
    }
    expect(rows.get(`roll-back.sh, of version ${version}: a post added`)!.others).toBe('FAIL (lists 2), then PASS');
  }
});

test('the price of cp is that of the site', () => {
  const [, outside, all, size] = /^files of A outside assets: (\d+) of (\d+), (.*)$/m.exec(read('tools.txt'))!;
  expect(text).toContain(`on our ${pages}-page site, ${outside} of ${all} files, ${size}.`);
});

test('the versions are those of the run', () => {
  for (const version of printed.slice(0, 4)) {
    expect(text).toContain(/\d+\.\d+\.\d+/.exec(version)![0]);
  }
});

test('the diagram renames what the program says, and only one page changes its size', () => {
  const lines = read('one-edit.out.txt');
  for (const name of ['rest', 'runtime']) {
    const [, older] = new RegExp(`^- assets/(${name}.*)$`, 'm').exec(lines)!;
    const [, newer] = new RegExp(`^\\+ assets/(${name}.*)$`, 'm').exec(lines)!;
    expect(text).toContain(`["${older} →<br>${newer}"]`);
  }
  const after = build(edited);
  const [same, other] = [true, false].map((isSame) =>
    [...build(posts)].flatMap(([path, page]) =>
      path.endsWith('.html') && (after.get(path)!.length === page.length) === isSame ? [path.replace(/\/index\.html|\.html/, '')] : [],
    ),
  );
  expect(text).toContain(`["${same!.join(', ').replace(', noon', ',<br>noon')}:<br>same size"]`);
  expect(text).toContain(`["${other!.join(', ')}:<br>new size"]`);
});

test('the table of ways to keep a build has what sync left, and the two lines left none', () => {
  const kept = new Map(
    [...read('kept.txt').matchAll(/^ {2}(.*?) +(\d(?: {2}\d){3})$/gm)].map(
      ([, name, counts]) => [name!, counts!.split('  ').map(Number)],
    ),
  );
  expect([...kept.keys()]).toEqual(Object.keys(ways));
  const table = /\| How A was kept .*?(?= In the first three rows)/.exec(text)![0];
  for (const [name, [left, afterTwoLines, ...ofOne]] of kept) {
    expect(afterTwoLines).toBe(0);
    expect(ofOne).toEqual([left, afterTwoLines]);
    const row = table.split(' | | ').find((one) =>
      one.replaceAll('`', '').includes(name),
    );
    expect(row, name).toMatch(new RegExp(` \\| ${left}( \\|)?$`));
  }
  expect(read('kept.txt')).toMatch(/^still A's .*: 4$/m);
  // Both ran under the same versions.
  expect(read('kept.txt').split('\n').slice(0, 2)).toEqual(printed.slice(0, 2));
});

test('the table of tools has what each left', () => {
  const said = {'roll-back.sh': 'the two lines', 'html-last.sh': 'the two with pages last'};
  const lines = [...read('uploads.txt').matchAll(/^ {2}(.*?) +(\d) {2}(\d)$/gm)];
  expect(lines.map(([, name]) => name)).toEqual(Object.keys(uploads));
  for (const [, name, first, second] of lines) {
    expect(text).toContain(`| ${said[name as keyof typeof said] ?? `\`${name!}\``} | ${first!} | ${second!} |`);
  }
});

test('in the session, sync succeeds, check.sh fails, and passes after the two lines', () => {
  const session = read('session.txt');
  expect(session).toMatch(/^exit status 0$/m);
  expect(session.match(/^\.\/.*: FAILED$/gm)).toHaveLength(4);
  expect(session.match(/^(FAIL|PASS)$/gm)).toEqual(['FAIL', 'PASS']);
});

test('of the real releases, 13 left pages, which --delete broke, and both pairs of lines left none', () => {
  const releases = [...read('history.txt').matchAll(line)].map(([, commit, counts]) => {
    const [all, , asLong, left, renaming, , restored, stayed, lacking, alsoRestored] = counts!.trim().split(/ +/).map(Number);
    return {commit, all, asLong, left: left!, renaming: renaming!, restored, stayed, lacking: lacking!, alsoRestored};
  });
  for (const {all, asLong, left, restored, stayed, alsoRestored} of releases) {
    expect([all, asLong, stayed]).toEqual([37, left, left]);
    expect([restored, alsoRestored]).toEqual([0, 0]);
  }
  const bad = releases.filter(({left}) => left > 0);
  const lefts = bad.map(({left}) => left);
  const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b);
  const [most, renaming] = [Math.max(...lefts), sum(bad.map((one) => one.renaming))];
  expect(text).toContain(`we replayed ${releases.length} real releases of this blog and rolled each of them back: after ${bad.length}, between ${Math.min(...lefts)} and ${most} of the 37 pages`);
  expect(text).toContain(`as of ${releases.length + 1} consecutive commits`);
  expect(text).toContain(`The other ${bad.length} left ${sum(lefts)} pages between them. In ${renaming} of these, only names`);
  expect(text).toContain(`${most} pages still loaded the newer script`);
  expect(text).toContain(`${sum(bad.map(({lacking}) => lacking))} of the ${sum(lefts)} pages named a file`);
  expect(releases.length - bad.length).toBe(7);
  expect(text).toContain('Seven rollbacks restored every page.');
  const example = releases.find(({commit}) => commit === '2bcff939');
  expect([example!.left, example!.renaming]).toEqual([10, 9]);
});
