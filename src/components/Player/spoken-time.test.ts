import {expect, test} from 'vitest';
import {spokenTime} from './spoken-time';

test.each([
  [0, 'en', '0 seconds'],
  [1, 'en', '1 second'],
  [80.9, 'en', '1 minute 20 seconds'],
  [120, 'en', '2 minutes'],
  [3725, 'en', '1 hour 2 minutes 5 seconds'],
  [80, 'de', '1 Minute 20 Sekunden'],
])('%d seconds in %s are "%s"', (seconds, language, spoken) => {
  expect(spokenTime(seconds, language).replaceAll(/, | und /g, ' ')).toBe(spoken);
});
