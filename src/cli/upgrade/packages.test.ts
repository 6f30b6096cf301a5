import {describe, expect, test} from 'vitest';
import {isInstalled, lineOfKey, mergeByKey, mergeLock, mergePackage} from './packages';

const json = (value: object) => JSON.stringify(value, null, 2);

describe('a merge by key', () => {
  test('takes what one side changed, added or removed', () => {
    const base = {same: 1, ours: 1, theirs: 1, cut: 1, dropped: 1};
    const ours = {same: 1, ours: 2, theirs: 1, dropped: 1, own: 1};
    const theirs = {same: 1, ours: 1, theirs: 2, cut: 1, new: 1};
    expect(mergeByKey(base, ours, theirs)).toEqual({
      merged: {same: 1, ours: 2, theirs: 2, own: 1, new: 1},
      clashes: [],
    });
  });

  test('takes theirs where both changed a key, unless one removed it', () => {
    const {merged, clashes} = mergeByKey(
      {in: {a: 1, b: 1, c: 1}},
      {in: {a: 2, b: 2}},
      {in: {a: 3, c: 3}},
    );
    expect(merged).toEqual({in: {a: 3}});
    expect(clashes.map(({path}) => path.join('.'))).toEqual(['in.a', 'in.b', 'in.c']);
  });

  test('does not mix what is below its depth', () => {
    const {merged} = mergeByKey({a: {x: 1}}, {a: {x: 2, y: 2}}, {a: {x: 3}}, 1);
    expect(merged).toEqual({a: {x: 3}});
  });
});

test('the line of a key is found below its section', () => {
  const text = json({dependencies: {build: '1'}, scripts: {build: 'b'}});
  expect(lineOfKey(text, ['scripts', 'build'])).toBe(6);
});

describe('package.json', () => {
  const base = {version: '1.0.0', scripts: {test: 'a'}, dependencies: {b: '1.0.0', d: '1.0.0'}};

  test('keeps what is the owner’s, in the order that npm writes', () => {
    const ours = {
      ...base,
      scripts: {test: 'a', own: 'o'},
      dependencies: {...base.dependencies, c: '1.0.0'},
    };
    const theirs = {...base, version: '2.0.0', dependencies: {b: '2.0.0', a: '1.0.0'}};
    const {text, changes, conflicts} = mergePackage(json(base), json(ours), json(theirs));
    expect(text).toBe(
      `${json({version: '2.0.0', scripts: ours.scripts, dependencies: {a: '1.0.0', b: '2.0.0', c: '1.0.0'}})}\n`,
    );
    expect(changes).toEqual([
      'version: "1.0.0" → "2.0.0"',
      'dependencies.b: "1.0.0" → "2.0.0"',
      'dependencies.d: "1.0.0" → nothing',
      'dependencies.a: nothing → "1.0.0"',
    ]);
    expect(conflicts).toEqual([]);
  });

  test('takes the product’s version of a package that both updated, and says so', () => {
    const {text, changes, conflicts} = mergePackage(
      json(base),
      json({...base, dependencies: {b: '1.1.0'}}),
      json({...base, dependencies: {b: '1.2.0', d: '2.0.0'}}),
    );
    expect(JSON.parse(text)).toMatchObject({dependencies: {b: '1.2.0'}});
    expect(changes).toContain(
      'dependencies.b is "1.1.0" here and "1.2.0" in the product: the product\'s is taken, since it was tested with it',
    );
    expect(changes).toContain(
      'dependencies.d is nothing here and "2.0.0" in the product: it is removed',
    );
    expect(conflicts).toEqual([]);
  });

  test('has a conflict at the line of a script that both changed', () => {
    const {conflicts} = mergePackage(
      json(base),
      json({...base, scripts: {test: 'b'}}),
      json({...base, scripts: {test: 'c'}}),
    );
    expect(conflicts).toEqual([
      {
        line: 4,
        message: expect.stringContaining(
          'scripts.test is "b" here and "c" in the product',
        ) as string,
      },
    ]);
  });
});

describe('the lock file', () => {
  const lock = (packages: object) => json({packages});

  test('has each package as one side has it', () => {
    const merged = mergeLock(
      lock({a: {version: '1', integrity: 'x'}}),
      lock({a: {version: '2', integrity: 'y', license: 'MIT'}, own: {version: '1'}}),
      lock({a: {version: '3', integrity: 'z'}}),
    );
    expect(JSON.parse(merged)).toEqual({
      packages: {a: {version: '3', integrity: 'z'}, own: {version: '1'}},
    });
  });

  test('is installed if every package is, except those for other systems', () => {
    const wanted = lock({'': {}, a: {version: '1'}, win: {version: '1', optional: true}});
    expect(isInstalled(wanted, lock({a: {version: '1'}}))).toBe(true);
    expect(isInstalled(wanted, lock({a: {version: '2'}}))).toBe(false);
    expect(isInstalled(wanted, lock({}))).toBe(false);
    expect(isInstalled(wanted, lock({a: {version: '1'}, old: {version: '1'}}))).toBe(false);
  });
});
