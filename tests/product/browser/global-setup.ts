import {join} from 'node:path';
import {repository} from '../../site/support/docusaurus';
import {ports} from '../../site/support/ports';
import {startStaticHost, stopHost} from '../../../src/cli/static-host';

/** Serves the site of `tests/product/fixtures`, which `build.setup.ts` builds before the first test that needs it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = join(repository, 'tests/product/fixtures/everything/build');
  const server = await startStaticHost(folder, ports.everything, false);
  return () => stopHost(server);
}
