import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {folderWith} from '../../../tests/product/support/folder';
import {pathsOf, type Episode} from '../../content/podcast';
import {identity} from '../../site/identity';
import podcast from '.';

test('a podcast without its artwork stops the build, with what to do', async () => {
  const folder = folderWith();
  const context = {siteDir: folder, outDir: folder, baseUrl: '/', siteConfig: {}, i18n: {}};
  const about = {title: 'A podcast', description: 'Words.'};
  const {step} = podcast(
    context as LoadContext,
    {...identity, podcast: {...about, category: 'Technology', explicit: false}},
    () => ({show: {...about, ...pathsOf('/')}, episodes: [{} as Episode], hidden: []}),
  );
  await expect(step!.run({} as never)).rejects.toThrow(
    /^static\/podcast\/artwork\.png is missing, which podcast apps show: put a square PNG of /,
  );
});
