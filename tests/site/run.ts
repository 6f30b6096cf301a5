// What holds for any site of this product: `npm test` where it has been adopted.

import {runParts} from './support/run-parts';
import {checkSite, ofSite} from './parts';

runParts([checkSite, ...ofSite]);
