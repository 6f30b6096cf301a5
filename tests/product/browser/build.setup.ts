import {join} from 'node:path';
import {test as setup} from '@playwright/test';
import {buildSite, repository} from '../../site/support/docusaurus';

// The projects of a site in `tests/product/fixtures` depend on this one, so that a run without them does not build it.

setup('build the site', async () => {
  setup.setTimeout(900_000);
  const fixture = setup.info().project.name.replace('build ', '');
  const {ok, output} = await buildSite(join(repository, 'tests/product/fixtures', fixture));
  if (!ok) {
    throw new Error(`tests/product/fixtures/${fixture} does not build:\n${output}`);
  }
});
