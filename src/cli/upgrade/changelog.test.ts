import {expect, test} from 'vitest';
import {entriesBetween, isNewer} from './changelog';

test('versions are compared as numbers', () => {
  expect(isNewer('1.10.0', '1.9.0')).toBe(true);
  expect(isNewer('1.9.0', '1.10.0')).toBe(false);
  expect(isNewer('1.9.0', '1.9.0')).toBe(false);
});

test('the entries between two versions are those after one, up to the other', () => {
  const changelog = `# Changelog\n\nWords.\n\n${['1.10.0', '1.2.0', '1.1.0', '1.0.0'].map((of) => `## ${of}\n\n- ${of}\n`).join('\n')}`;
  expect(entriesBetween(changelog, '1.0.0', '1.2.0')).toBe(
    '## 1.2.0\n\n- 1.2.0\n\n## 1.1.0\n\n- 1.1.0',
  );
  expect(entriesBetween(changelog, '1.10.0', '1.10.0')).toBe('');
});
