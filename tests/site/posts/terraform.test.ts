import {basename} from 'node:path/posix';
import {parse} from '@cdktf/hcl2json';
import {expect, test} from 'vitest';
import {read} from '../support/files';
import {code} from './files';

// One test, because Vitest fails a file without any, and no post has to have Terraform.
test('the Terraform of posts is HCL', async () => {
  for (const file of code.filter((name) => name.endsWith('.tf'))) {
    await expect(
      parse(basename(file), read(file)),
      `${file}: fix the line that is named, and try terraform validate beside it`,
    ).resolves.toBeDefined();
  }
});
