import {describe, expect, test, vi} from 'vitest';
import {isKnownLanguage} from '../../src/markdown/code-blocks/highlight';
import {jsonSchemas} from '../../src/check/json-schema';
import {languages} from '../../src/check/rules/code';
import {components} from '../../src/check/rules/mdx';
import {read} from './files';

// Loading all languages takes a long time on a busy machine.
vi.setConfig({testTimeout: 60_000});

describe('what the check of posts knows of other parts is what they know', () => {
  test('editors complete by the schema that posts are checked by', () => {
    for (const [file, schema] of Object.entries(jsonSchemas())) {
      expect(read(file), 'run: npm run check-posts -- --schema').toBe(schema);
    }
  });

  test('a language that it accepts can be coloured', () => {
    expect(languages.filter((language) => !isKnownLanguage(language))).toEqual([]);
  });

  test('a component that it accepts without an import is one of the theme', () => {
    const own = /export default \{([^}]*)\}/s.exec(read('src/theme/MDXComponents/index.tsx'))![1]!;
    const given = [...own.matchAll(/^\s*([A-Z]\w+)(?=[,:])/gm)]
      .map(([, name]) => name!)
      // Only src/markdown/podcast writes it.
      .filter((name) => name !== 'PlayerSlot');
    expect(given).not.toEqual([]);
    // Head comes from the stock component that is wrapped there.
    expect([...components].sort()).toEqual([...given, 'Head'].sort());
  });
});
