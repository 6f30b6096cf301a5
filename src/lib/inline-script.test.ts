import {runInNewContext} from 'node:vm';
import {expect, test} from 'vitest';
import {inlineScript} from './inline-script';

declare const seen: unknown[];

test('an inline script calls its function with its arguments when it is run as text', () => {
  const script = inlineScript(
    (double: (n: number) => number, word: string) => {
      seen.push(double(21), word);
    },
    (n: number) => n * 2,
    'noon',
  );
  const context: {seen: unknown[]} = {seen: []};
  runInNewContext(script, context);
  expect(context.seen).toEqual([42, 'noon']);
});

test('a closing script tag in a value does not end the script', () => {
  const script = inlineScript((id: string) => {
    seen.push(id);
  }, '</script>');
  expect(script).not.toContain('</script>');
});
