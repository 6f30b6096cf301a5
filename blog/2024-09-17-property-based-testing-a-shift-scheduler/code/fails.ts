import {assertDecides} from './assert-decides';
import {decides} from './decides';
import {random} from './generated';

try {
  // #region call
  assertDecides('limit', random, decides, {numRuns: 1000});
  // #endregion
} catch (error) {
  console.log(String(error));
}
