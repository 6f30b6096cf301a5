import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {original} from '../../../src/cli/adopt/original';
import {identity} from '../../../src/site/identity';
import {cloneRepository, copyRepository, type Copy} from '../support/copy';
import {writeOwnFiles} from '../owners/write-own-files';
import {flagsOf, ownerOf} from '../owners/owners';
import {writeFiles} from '../support/folder';

// A company clones the product, adopts it, makes it its own, and upgrades it: with Git, npm and every check.

let product: Copy;
let site: Copy;

const read = ({folder}: Copy, path: string) => readFileSync(join(folder, path), 'utf8');

async function npm(copy: Copy, ...args: string[]): Promise<void> {
  const {code, output} = await copy.npm(...args);
  expect(code, output).toBe(0);
}

const upgrade = (...args: string[]) => site.npm('run', '--silent', 'upgrade', '--', ...args);

const hash = ({git}: Copy) => git('rev-parse', '--short', 'HEAD').trim();

const post = (words: string) => `---
title: What we learnt from ${words}
description: The terminal moved its bookings to a queue. What broke, what we measured, and what we would do again.
authors: [engineering]
tags: [about-this-blog]
---

This is what we learnt from ${words}, and why it took longer than we had planned for.

<!-- truncate -->

## What we did

We measured before and after, and kept what was faster.
`;

/** Code that both change, each at its own end. */
const shared = 'src/lib/day.ts';

// A site is adopted once.
describe.runIf(identity.company === original.company)('a company upgrades its site', () => {
  beforeAll(async () => {
    product = copyRepository('product');
    site = cloneRepository(`file://${product.folder}`, 'upgraded');
    site.git('config', 'user.name', 'Nordlicht');
    site.git('config', 'user.email', 'engineering@nordlicht.dev');
    const owner = ownerOf({'own code': 'slots and pages'});
    const flags = flagsOf({...owner.answers, from: `file://${product.folder}`});
    await npm(site, 'run', 'adopt', '--', ...flags);
    site.commit();
    await writeOwnFiles(site.folder, owner);
    writeFiles(site.folder, {
      'blog/2026-01-07-ferries/index.md': post('ferries'),
      'blog/2026-02-11-lighthouses.md': post('lighthouses'),
      '.github/workflows/links.yml': null,
      [shared]: `${read(site, shared)}// Nordlicht's\n`,
    });
    await npm(site, 'install', '--package-lock-only', '--save-exact', 'dequal@2.0.3');
    site.commit();
    expect(site.git('ls-files', 'tests/product', 'src/**/*.test.ts')).toBe('');
  }, 120_000);

  test('the product’s main branch comes with its packages, and what is the company’s stays', async () => {
    await npm(product, 'install', '--package-lock-only', '--save-exact', 'clsx@2.1.0');
    writeFiles(product.folder, {
      [shared]: `// The product's\n${read(product, shared)}`,
      '.github/workflows/links.yml': `# Better\n${read(product, '.github/workflows/links.yml')}`,
      '.github/pull_request_template.md': null,
      'src/lib/new.ts': 'export const answer = 42;\n',
      'src/lib/new.test.ts': 'Does not compile\n',
      'tests/product/new.ts': 'Does not compile\n',
      'tests/product/parts.ts': `// Better\n${read(product, 'tests/product/parts.ts')}`,
      'blog/authors.yml': 'Not YAML: [\n',
      'blog/2026-03-03-ours.md': 'Not a post\n',
    });
    product.commit();
    const ours = site.git('ls-files', 'blog', 'docs', 'static', 'src/site', 'src/pages');
    const {code, output} = await upgrade();
    expect(code, output).toBe(0);
    const branch = `upgrade-to-${hash(product)}`;
    expect(output).toContain(`Next: git merge ${branch} && npm ci.`);
    expect(site.git('status', '--porcelain')).toBe('');
    site.git('merge', '--quiet', '--ff-only', branch);

    expect(site.git('diff', '--name-status', '--no-renames', 'HEAD^1').trim().split('\n')).toEqual([
      'D\t.github/pull_request_template.md',
      'M\tpackage-lock.json',
      'M\tpackage.json',
      `M\t${shared}`,
      'A\tsrc/lib/new.ts',
    ]);
    expect(site.git('ls-files', 'blog', 'docs', 'static', 'src/site', 'src/pages')).toBe(ours);
    expect(read(site, shared)).toMatch(/^\/\/ The product's\n[^]*\n\/\/ Nordlicht's\n$/);
    const {dependencies} = JSON.parse(read(site, 'package.json')) as {dependencies: object};
    expect(dependencies).toMatchObject({clsx: '2.1.0', dequal: '2.0.3'});
    const {packages} = JSON.parse(read(site, 'package-lock.json')) as {packages: object};
    expect(packages).toHaveProperty(['node_modules/clsx', 'version'], '2.1.0');
    expect((await upgrade()).output).toContain(`up to date: it has ${hash(product)}.`);
  });
});
