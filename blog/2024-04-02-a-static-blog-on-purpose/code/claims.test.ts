import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {tools} from './tools';
import type {Figure} from '../../../src/lib/figure-data';

const read = (path: string) => readFileSync(join(__dirname, path), 'utf8');
const text = read('../index.md').replace(/\s+/g, ' ');
const refresh = 'The figure has changed: correct what index.md says of it.';

const figure = (name: string) =>
  JSON.parse(read(`../data/${name}.json`)) as Figure;

/** The values of a figure, by the series and the category. */
const filesOf = (name: string): Record<string, Record<string, number>> =>
  Object.fromEntries(
    figure(name).series.map((one) => [
      one.name,
      Object.fromEntries(one.points),
    ]),
  );

test('one word replaces all pages of Docusaurus, and one with a loader and here', () => {
  const {
    Docusaurus: stock,
    'Docusaurus with a loader': loader,
    'this site': ours,
  } = filesOf('one-word');
  expect(text, refresh).toContain(
    `all the stock site's ${stock!.pages} pages are replaced; with it, one.`,
  );
  // “Two hold the text, and the runtime knows their names.”
  expect(stock!['scripts, styles'], refresh).toBe(3);
  expect(loader, refresh).toEqual({
    pages: 1,
    // The loader itself.
    'scripts, styles': 4,
  });
  expect(ours!.pages, refresh).toBe(1);
  const {description} = figure('one-word');
  const [, pages] = /this site: 1 of (\d+) pages/.exec(description)!;
  expect(text, refresh).toContain(`one page of ${pages} changes`);
  expect(text, refresh).toContain(
    `Docusaurus has ${stock!.pages} pages, with and without the loader, and this site ${pages}.`,
  );
});

test('the table of commands has what they left', () => {
  const printed = read('tools.txt').trim().split('\n');
  const [, total] = /of (\d+):$/.exec(printed[3]!)!;
  const left = printed.slice(4).map((line) => /^(.*?) +(\d+)$/.exec(line)!);
  expect(left.map(([, command]) => command)).toEqual(Object.keys(tools));
  for (const [, command, pages] of left) {
    expect(text).toMatch(
      new RegExp(`\\| \`${command!}\` \\| [^|]* \\| ${pages!} \\|`),
    );
  }
  expect(text).toContain(`Pages still from B, of ${total!}`);
  expect(text).toContain(`${left[0]![2]!} of ${total!} pages stayed`);
  for (const version of printed.slice(0, 3)) {
    const [name] = version.split(/ /);
    const [number] = /\d+\.\d+\.\d+/.exec(version)!;
    expect(text).toContain(`${name!} ${number}`);
  }
});

test('the tables have what the programs print', () => {
  const orders = read('release.out.txt').trim().split('\n').slice(1);
  expect(orders).toHaveLength(5);
  for (const order of orders) {
    const [, name, broken, stranded, states] =
      /^(.*?) +(\d+) +(\d+) +(\d+)$/.exec(order)!;
    expect(text).toContain(`| ${name} | ${states} | ${broken} | ${stranded} |`);
  }
});
