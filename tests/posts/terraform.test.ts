import {basename, dirname} from 'node:path/posix';
import {parse} from '@cdktf/hcl2json';
import {describe, expect, test, vi} from 'vitest';
import {read} from '../architecture/files';
import {code} from './files';

// The parser is a Go program, which takes a long time to start on a busy machine.
vi.setConfig({testTimeout: 60_000});

/** A level of a parsed file: names, and what is nested below them. */
type Level = Record<string, unknown>;

const folders = new Map<string, string[]>();
for (const file of code.filter((name) => name.endsWith('.tf'))) {
  folders.set(dirname(file), [...(folders.get(dirname(file)) ?? []), file]);
}

const namesIn = (level: unknown) => Object.keys(level ?? {});

/** Addresses that a file declares: `aws_s3_bucket.site`, `data.aws_zone.a`, `var.b`, `local.c`. */
function declaredIn(blocks: Level): string[] {
  const typed = (level: unknown, prefix = '') =>
    namesIn(level).flatMap((type) =>
      namesIn((level as Level)[type]).map((name) => `${prefix}${type}.${name}`),
    );
  const locals = (blocks.locals ?? []) as Level[];
  return [
    ...typed(blocks.resource),
    ...typed(blocks.data, 'data.'),
    ...namesIn(blocks.variable).map((name) => `var.${name}`),
    ...namesIn(blocks.module).map((name) => `module.${name}`),
    ...locals.flatMap((level) => namesIn(level)).map((name) => `local.${name}`),
    ...namesIn(blocks.provider).flatMap((name) =>
      ((blocks.provider as Level)[name] as Array<{alias?: string}>).map(({alias}) =>
        alias ? `${name}.${alias}` : name,
      ),
    ),
  ];
}

/** Built-in names that are not blocks; functions need no entry, since only names before a dot are matched. */
const ofLanguage = /^(?:each|self|count|path|terraform)\./;

/**
 * Addresses that the expressions of a file refer to.
 *
 * @param value the parsed file, or a part of it
 * @param dynamic names of the iterators of the enclosing `dynamic` blocks
 */
function referredToIn(value: unknown, dynamic: string[] = []): string[] {
  if (typeof value === 'string') {
    // Variables of a `for` expression also appear before a dot.
    const bound = [...value.matchAll(/\bfor\s+(\w+)(?:\s*,\s*(\w+))?\s+in\b/g)].flatMap(
      ([, key, item]) => [key, item],
    );
    return [...value.matchAll(/\$\{((?:[^{}]|\{[^{}]*\})*)\}/g)]
      .map(([, expression]) => expression!.replace(/"(?:[^"\\]|\\.)*"/g, ''))
      .flatMap((expression) => [
        ...expression.matchAll(
          /(?<![\w.\])])(data\.\w+\.\w+|(?:var|local|module)\.\w+|[a-z]\w*\.\w+)/g,
        ),
      ])
      .map(([address]) => address)
      .filter(
        (address) =>
          !ofLanguage.test(address) && ![...bound, ...dynamic].includes(address.split('.')[0]),
      );
  }
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  const given = [...dynamic, ...namesIn((value as Level).dynamic)];
  return Object.values(value).flatMap((item) => referredToIn(item, given));
}

// No post has to have Terraform, and Vitest fails a file without a test.
test.runIf(folders.size === 0)('no post has Terraform beside it', () => {
  expect([...folders.keys()]).toEqual([]);
});

describe.each([...folders])('%s', (_folder, files) => {
  test('is HCL, in which each reference leads to a block', async () => {
    const parsed = await Promise.all(
      files.map((file) =>
        (parse(basename(file), read(file)) as Promise<Level>).catch((error: unknown) => {
          throw new Error(
            `${file} is not valid HCL: fix the line that is named, and try terraform validate beside it.\n${String(error)}`,
            {cause: error},
          );
        }),
      ),
    );
    const declared = new Set(parsed.flatMap(declaredIn));
    const referred = parsed.flatMap((level) => referredToIn(level));
    expect(declared.size).toBeGreaterThan(0);
    expect(
      referred.filter((address) => !declared.has(address)),
      `${files.join(', ')}: declare what is referred to here, in one of these files, or correct its name`,
    ).toEqual([]);
  });
});
