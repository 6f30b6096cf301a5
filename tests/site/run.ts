// `npm run test:site`, which is `npm test` where the site has been adopted: what holds for any site of this product.

import {runParts} from './support/run-parts';
import {checkSite, ofSite} from './parts';

runParts([checkSite, ...ofSite]);
