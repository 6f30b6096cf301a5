import {join} from 'node:path';
import {repository} from '../../site/support/docusaurus';
import {ports} from '../../site/support/ports';
import {startStaticHost, stopHost} from '../../site/support/static-host';

/** Serves the sites of `tests/product/fixtures`, which `build.setup.ts` builds before the first test that needs them. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const servers = await Promise.all(
    (['everything', 'opposite'] as const).map((fixture) =>
      startStaticHost(
        join(repository, 'tests/product/fixtures', fixture, 'build'),
        ports[fixture],
        false,
      ),
    ),
  );
  return async () => {
    await Promise.all(servers.map(stopHost));
  };
}
