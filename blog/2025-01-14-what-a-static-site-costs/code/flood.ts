import {allowance, prices, site} from './assumptions';
import {monthlyCost} from './cost';

export const limit = Math.ceil(3 * monthlyCost(site, prices).total);

const perSecond = 100;

/** Dollars after hours of 1 MB, a hundred times a second, from the edge. */
export function spent(hours: number, free?: typeof allowance): number {
  const flood = {
    views: perSecond * 3600 * hours,
    bytesPerView: 1e6,
    requestsPerView: 1,
    hitRatio: 1,
    storedBytes: 0,
  };
  return monthlyCost(flood, prices, free).total;
}

/** The hours after which that much has been spent. */
export function hoursTo(dollars: number, free?: typeof allowance): number {
  let [low, high] = [0, 1000];
  while (high - low > 1e-6) {
    const hours = (low + high) / 2;
    [low, high] = spent(hours, free) < dollars ? [hours, high] : [low, hours];
  }
  return high;
}
