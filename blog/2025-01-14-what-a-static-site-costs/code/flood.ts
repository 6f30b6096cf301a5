import {allowance, prices, site} from './assumptions';
import {monthlyCost} from './cost';

export const limit = Math.ceil(3 * monthlyCost(site, prices).total);

const perSecond = 100;

/** Hours of a file, a hundred times a second, from the edge: each part of its cost. */
export const flood = (hours: number, free?: typeof allowance, bytesPerView = 1e6) =>
  monthlyCost(
    {
      views: perSecond * 3600 * hours,
      bytesPerView,
      requestsPerView: 1,
      hitRatio: 1,
      storedBytes: 0,
    },
    prices,
    free,
  );

/** Dollars after hours of 1 MB, a hundred times a second. */
export const spent = (hours: number, free?: typeof allowance): number => flood(hours, free).total;

/** CloudFront's prices of a GB to readers in the United States, up to so many GB a month. */
const tiers = [
  {upTo: 10e3, dollars: prices.edgeGB},
  {upTo: 50e3, dollars: 0.08},
  {upTo: 150e3, dollars: 0.06},
];

/** Dollars after a day of ten times that rate, with no allowance left: the bytes by their tiers. */
export function tenfoldDay(): number {
  const GBs = (10 * perSecond * 86_400) / 1e3;
  const byTier = tiers.map(({upTo, dollars}, at) => {
    const from = tiers[at - 1]?.upTo ?? 0;
    return Math.max(0, Math.min(GBs, upTo) - from) * dollars;
  });
  const requests = 10 * (spent(24) - (GBs / 10) * prices.edgeGB);
  return byTier.reduce((sum, part) => sum + part, requests);
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
