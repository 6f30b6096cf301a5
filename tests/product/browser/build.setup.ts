import {join} from 'node:path';
import {test as setup} from '@playwright/test';
import {buildSite, repository} from '../../site/support/docusaurus';

// The projects of this site depend on this one, so that a run without them does not build it.

setup('build the site', async () => {
  setup.setTimeout(900_000);
  const {ok, output} = await buildSite(join(repository, 'tests/product/fixtures/everything'));
  if (!ok) {
    throw new Error(`tests/product/fixtures/everything does not build:\n${output}`);
  }
});
