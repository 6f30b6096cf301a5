import {expect, test} from 'vitest';
import {documents} from '../../src/cli/documents';
import {repository} from '../support/docusaurus';
import {read} from './files';

test('editors complete front matter by the schema of the check, and CONTRIBUTING lists its keys', async () => {
  for (const [file, text] of Object.entries(await documents(repository))) {
    expect(read(file), 'run: npm run check-posts -- --schema').toBe(text);
  }
});
