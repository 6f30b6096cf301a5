import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {build} from './build';
import {edits} from './edits';
import {harms, line} from './history';
import {uploads, ways} from './kept';
import {edited, posts} from './posts';

const read = (path: string) => readFileSync(join(__dirname, path), 'utf8');
const text = read('../index.md').replace(/\s+/g, ' ');

const printed = read('edits.txt').trim().split('\n');
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
const pages = Number(/^pages of A: (\d+)$/m.exec(read('edits.txt'))![1]);
const leftBy = (way: string) =>
  names.map((name) => rows.get(`${way}: ${name}`)!.first);

test('sync left the pages of equal length, with both versions, and the text says how many', () => {
  const [swapped, sentence, post, rule, behaviour, shown] = names.map((name) => {
    const {first: differing, second: asLong} = rows.get(name)!;
    expect(differing).toBe(pages);
    for (const version of [1, 2]) {
      expect(rows.get(`aws s3 sync, of version ${version}: ${name}`)!.first).toBe(asLong);
    }
    return asLong;
  });
  expect(text).toContain(`around each of its ${pages} pages`);
  const table = /\| What we had edited .*?(?= Only pages whose)/.exec(text)![0];
  expect(table).toContain(`Pages still B's (of ${pages})`);
  const told = [...table.matchAll(/\| [a-z][^|]* \| (\d+) \| (\d+) \|/g)].map(([, ...counts]) => counts.map(Number));
  expect(told).toEqual([rule, behaviour, swapped, sentence, post, shown].map((left) => [left, left]));
  expect(text).toContain(`one style rule left all ${rule} pages of a plain Docusaurus site`);
  expect(text).toContain('after six edits of plain Docusaurus');
  expect(names).toHaveLength(6);
});

test.each([1, 2])('with --delete, each page that sync of version %i leaves lacks a script or a style', (version) => {
  for (const name of names) {
    const {first, second} = rows.get(`aws s3 sync --delete, of version ${version}: ${name}`)!;
    expect(first).toBe(rows.get(`aws s3 sync, of version ${version}: ${name}`)!.first);
    expect(second).toBe(first);
  }
});

test.each([1, 2])('the two lines left none with version %i', (version) => {
  expect(new Set(leftBy(`roll-back.sh, of version ${version}`))).toEqual(new Set([0]));
});

test('check.sh passes just what went back, once extra pages are gone', () => {
  for (const version of [1, 2]) {
    for (const name of names) {
      const verdict = (way: string) => /(FAIL|PASS)$/.exec(rows.get(`${way}, of version ${version}: ${name}`)!.others)?.[0];
      expect(verdict('roll-back.sh'), name).toBe('PASS');
      const {first} = rows.get(`aws s3 sync, of version ${version}: ${name}`)!;
      expect(verdict('aws s3 sync')).toBe(first === 0 ? 'PASS' : 'FAIL');
    }
    expect(rows.get(`roll-back.sh, of version ${version}: a post added`)!.others).toBe('FAIL (lists 2), then PASS');
  }
});

test('the price of cp is that of the site', () => {
  const [, outside, all, size] = /^files of A outside assets: (\d+) of (\d+), (.*)$/m.exec(read('edits.txt'))!;
  expect(text).toContain(`(the first pair sent ${outside} of ${all} files, ${size}, on the plain`);
});

test('the versions are those of the run', () => {
  for (const version of [...printed.slice(0, 2), ...read('uploads.txt').split('\n').slice(0, 2)]) {
    expect(text).toContain(/\d+\.\d+\.\d+/.exec(version)![0]);
  }
  expect(read('history.txt').split('\n')[0]).toBe(printed[0]);
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
});

test('both tools restore a build that was uploaded whole, and only cp one uploaded in parts', () => {
  const lines = [...read('uploads.txt').matchAll(/^ {2}(.*?) +(\d) {2}(\d)$/gm)];
  const left = Object.fromEntries(lines.map(([, name, ...counts]) => [name!, counts.map(Number)]));
  expect(left).toEqual({
    'aws s3 sync': [4, 4],
    'roll-back.sh': [0, 0],
    'html-last.sh': [0, 0],
    's3cmd sync': [0, 4],
    'rclone copy --checksum': [0, 4],
  });
  expect(Object.keys(left)).toEqual(Object.keys(uploads));
  expect(text).toContain('both restored every page, unless we made `aws` upload B in parts');
  expect(text).toContain('fell back on comparing sizes and left four of the five pages');
});

test('in the session, sync succeeds, check.sh fails, and passes after the two lines', () => {
  const session = read('session.txt');
  expect(session).toMatch(/^exit status 0$/m);
  expect(session.match(/^\.\/.*: FAILED$/gm)).toHaveLength(4);
  expect(session.match(/^(FAIL|PASS)$/gm)).toEqual(['FAIL', 'PASS']);
});

test('of the rollbacks, 13 left pages, told apart by harm, and both pairs of lines left none', () => {
  const releases = [...read('history.txt').matchAll(line)].map(([, , counts]) => {
    const [all, , asLong, left, ...others] = counts!.trim().split(/ +/).map(Number);
    const byHarm = others.slice(0, harms.length);
    const [restored, stayed, lacking, coverless, alsoRestored] = others.slice(harms.length);
    return {all, asLong, left: left!, byHarm, restored, stayed, lacking: lacking!, coverless: coverless!, alsoRestored};
  });
  for (const {all, asLong, left, restored, stayed, alsoRestored} of releases) {
    expect([all, asLong, stayed]).toEqual([37, left, left]);
    expect([restored, alsoRestored]).toEqual([0, 0]);
  }
  const bad = releases.filter(({left}) => left > 0);
  const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b);
  const left = sum(bad.map((one) => one.left));
  expect(text).toContain(`${bad.length} of ${releases.length} rollbacks left newer pages behind, but only one left the wrong script`);
  expect(text).toContain(`each of ${releases.length + 1} consecutive commits`);
  expect(text).toContain(`| nothing | ${releases.length - bad.length} | 0 |`);
  expect(text).toContain(`Of ${releases.length} rollbacks, ${bad.length} left ${left} pages behind`);
  const withScript = bad.filter(({byHarm: [script]}) => script! > 0);
  expect(withScript).toHaveLength(1);
  const {byHarm, left: scripts, lacking} = withScript[0]!;
  expect(byHarm).toEqual([scripts, 0, 0, 0]);
  const mild = bad.filter((one) => one !== withScript[0]);
  expect(mild).toHaveLength(12);
  expect(mild.filter(({byHarm: [, style]}) => style! > 0)).toEqual([]);
  expect(withScript[0]!.asLong).toBe(scripts);
  expect(text).toContain(`the other ${37 - scripts} had changed length`);
  expect(text).toContain(`| a cover, a link or a reading time | 12 | ${left - scripts} |`);
  expect(text).toContain(`| the script that every page loads | 1 | ${scripts} |`);
  expect([lacking, sum(mild.map((one) => one.lacking))]).toEqual([scripts, 0]);
  expect(text).toContain(`these ${scripts} lacked their script, and ${sum(bad.map(({coverless}) => coverless))} others a cover.`);
});
