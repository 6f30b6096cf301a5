import {expect, test} from 'vitest';
import {documents} from '../../src/cli/documents';
import {repository} from '../support/docusaurus';
import {read} from './files';

test('editors complete by the schema that posts are checked by, and read of its keys and of all rules', async () => {
  for (const [file, text] of Object.entries(await documents(repository))) {
    expect(read(file), 'run: npm run check-posts -- --schema').toBe(text);
  }
});
