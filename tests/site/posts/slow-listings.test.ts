// Slow: runs the scripts that say so of themselves.
import {test} from 'vitest';
import {isSlow, outputs} from './files';
import {expectOutput} from './run-script';

const slow = outputs.filter(({script}) => script !== undefined && isSlow(script));

// One test, because Vitest fails a file without any, and a site may have no slow script.
test('the outputs in posts are what their slow scripts print', {timeout: 900_000}, async () => {
  for (const output of slow) {
    await expectOutput(output);
  }
});
