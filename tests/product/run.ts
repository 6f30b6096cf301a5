// `npm test`, `npm run test:all` and `npm run check`: what any site is checked by, and what only the product needs.

import {runParts} from '../site/support/run-parts';
import {everyChange, nightly} from './parts';

runParts(everyChange, nightly);
