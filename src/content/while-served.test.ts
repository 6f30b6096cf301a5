import {setImmediate} from 'node:timers/promises';
import {expect, test, vi} from 'vitest';
import {loadFailures, onLoadFailures, whileServed} from './while-served';

test('content is loaded once at a time, and of the calls that wait, only the last goes on', async () => {
  const events: string[] = [];
  const load = whileServed('a blog', async (name: string) => {
    events.push(`begin ${name}`);
    await setImmediate();
    events.push(`end ${name}`);
    return name;
  });
  const on: string[] = [];
  const goOn = (name: string) => load(name).then((loaded) => on.push(loaded));
  const first = goOn('a');
  void goOn('b');
  await Promise.all([first, goOn('c')]);
  expect(events).toEqual(['begin a', 'end a', 'begin c', 'end c']);
  expect(on).toEqual(['a', 'c']);
});

test('a failure is known until the next load succeeds, and once one has, none throws', async () => {
  const known: string[][] = [];
  onLoadFailures(() => known.push(loadFailures().map(({message}) => message)));
  const load = whileServed('a blog', (error?: Error) =>
    error ? Promise.reject(error) : Promise.resolve(),
  );
  await expect(load(new Error('Broken'))).rejects.toThrow('Broken');
  await load();
  await load();
  expect(known).toEqual([['Broken'], []]);
  const ended = vi.fn();
  load(new Error('Broken again')).then(ended, ended);
  await setImmediate();
  expect(known.at(-1)).toEqual(['Broken again']);
  expect(ended).not.toHaveBeenCalled();
  await load();
  expect(known.at(-1)).toEqual([]);
});
