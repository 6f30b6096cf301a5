import {runInNewContext} from 'node:vm';
import {describe, expect, test} from 'vitest';
import {inlineScript} from './inline-script';

declare const seen: unknown[];

describe('inlineScript', () => {
  test('calls the function with its arguments when it is run as text', () => {
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

  test('keeps a closing script tag in a value from ending the script', () => {
    const script = inlineScript((id: string) => {
      seen.push(id);
    }, '</script>');
    expect(script).not.toContain('</script>');
  });
});
