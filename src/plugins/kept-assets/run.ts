// `npm run keep-assets`: run between the build and the deploy. `npm run keep-assets -- ADDRESS` where the
// site is published elsewhere than its configuration says.
import {join} from 'node:path';
import {identity} from '../../site/identity';
import {keepAssets} from './keep-assets';

const [address = identity.url + identity.baseUrl] = process.argv.slice(2);
const site = address.endsWith('/') ? address : `${address}/`;

keepAssets({folder: join(__dirname, '../../../build'), site}).then(
  ({kept, lost}) => {
    console.log(`Added to build/: ${kept.length} files of former deploys, from ${site}`);
    for (const path of lost) {
      console.warn(`No longer there, so not kept: ${path}`);
    }
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
