import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {ways} from './kept';
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

test('every tool met as many edits as it should', () => {
  for (const [tool, {edits: count = names.length}] of Object.entries(tools)) {
    expect(leftBy(tool), tool).toHaveLength(count);
  }
});

test('the table of edits has what differed, and what sync left', () => {
  for (const name of names) {
    const {first: differing, second: asLong} = rows.get(name)!;
    expect(differing).toBe(pages);
    const {first: left} = rows.get(`aws s3 sync: ${name}`)!;
    // What the post explains it by.
    expect(left).toBe(asLong);
    expect(text).toContain(`| ${name} | ${left} |`);
  }
  expect(text).toContain(`Stale pages (of ${pages})`);
  const left = leftBy('aws s3 sync');
  expect(left.filter((count) => count === pages)).toHaveLength(3);
  expect(left.filter((count) => count === 0)).toHaveLength(1);
});

test('with --delete, each page that sync leaves lacks a script or a style', () => {
  for (const name of names) {
    const {first, second} = rows.get(`aws s3 sync --delete: ${name}`)!;
    expect(first).toBe(leftBy('aws s3 sync')[names.indexOf(name)]);
    expect(second).toBe(first);
  }
});

test('a loader narrows what changes, and stays itself after five edits', () => {
  const differing = names.map((name) => rows.get(`${name}, with the loader`)!.first);
  expect(differing[names.indexOf('a word swapped for one of equal length')]).toBe(1);
  expect(differing[names.indexOf('the behaviour of a component')]).toBe(0);
  expect(differing[names.indexOf('a rule in a stylesheet')]).toBe(pages);
  expect(leftBy('aws s3 sync, with the loader')[names.indexOf('a rule in a stylesheet')]).toBe(pages);
  const stayed = names.filter((name) =>
    rows.get(`aws s3 sync, with the loader: ${name}`)!.others.includes('loader.js'),
  );
  expect(stayed).toEqual(names.filter((name) => name !== 'a rule in a stylesheet'));
});

test('the others left none, but for the option and the older version', () => {
  for (const tool of ['roll-back.sh', 'rclone sync', 's3cmd sync', 'aws s3 sync, of touched files']) {
    expect(new Set(leftBy(tool)), tool).toEqual(new Set([0]));
  }
  for (const tool of ['aws s3 sync, of version 1', 'aws s3 sync --exact-timestamps']) {
    const same = leftBy(tool);
    expect(same).toEqual(leftBy('aws s3 sync').slice(0, same.length));
  }
});

test('the versions are those of the run', () => {
  for (const version of printed.slice(0, 4)) {
    expect(text).toContain(/\d+\.\d+\.\d+/.exec(version)![0]);
  }
});

test('the table of orders has what the program prints', () => {
  const orders = read('release.out.txt').trim().split('\n').slice(1);
  expect(orders).toHaveLength(5);
  for (const order of orders) {
    const [, name, broken, stranded, states] =
      /^(.*?) +(\d+) +(\d+) +(\d+)$/.exec(order)!;
    expect(text.replaceAll('**', '')).toContain(
      `| ${name} | ${states} | ${broken} | ${stranded} |`,
    );
  }
});

test('the table of ways to keep a build has what sync left, and the two lines left none', () => {
  const kept = new Map(
    [...read('kept.txt').matchAll(/^ {2}(.*?) +(\d) {2}(\d)$/gm)].map(
      ([, name, ...counts]) => [name!, counts.map(Number)],
    ),
  );
  expect([...kept.keys()]).toEqual(Object.keys(ways));
  const table = /\| How A was kept .*?(?= In the first three rows)/.exec(text)![0];
  for (const [name, [left, afterTwoLines]] of kept) {
    expect(afterTwoLines).toBe(0);
    const row = table.split(' | | ').find((one) =>
      one.replaceAll('`', '').includes(name),
    );
    expect(row, name).toMatch(new RegExp(` \\| ${left}( \\|)?$`));
  }
  expect(read('kept.txt')).toMatch(/^still A's .*: 4$/m);
});

test('the rollback that is shown succeeds and leaves the page of B', () => {
  const [, ofA, ofB, , last] =
    /^< (.*)\n> (.*)\n[^]*(exit status 0)\n[^]*\n(.*)\n$/m.exec(read('session.txt'))!;
  expect(last).toBe(ofB);
  expect(last).not.toBe(ofA);
});
