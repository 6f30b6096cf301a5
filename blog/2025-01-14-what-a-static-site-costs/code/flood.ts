import {alarms} from './alarm';
import {allowance, delays, prices, site, tiers} from './assumptions';
import {above, floodCost, left, monthlyCost, none, unseen} from './cost';

/** A file, so often a second, always answered at the edge. */
export type Flood = {perSecond: number; bytes: number};

/** The one that the post is about: 100 MB a second. */
export const flood: Flood = {perSecond: 100, bytes: 1e6};

/** At which the budget sends an email, dollars: three times what serving costs without the allowance. */
export const limit = Math.ceil(3 * monthlyCost(site, prices).total);

/** At which the budget turns the site off, dollars. */
export const offLimit = 3 * limit;

/** Dollars for bytes to readers, by the tiers of the price. */
function bytesCost(GBs: number): number {
  const last = tiers.at(-1)!.upTo;
  if (GBs > last) {
    throw new Error(`No price is known above ${last} GB a month.`);
  }
  return tiers.reduce((sum, {upTo, dollars}, at) => {
    const from = tiers[at - 1]?.upTo ?? 0;
    return sum + Math.max(0, Math.min(GBs, upTo) - from) * dollars;
  }, 0);
}

/** What the example site leaves of CloudFront's allowance in a month. */
export const spare = left(site, allowance);

/** Dollars after hours of a flood, for an account that has used up its allowance and nothing above it, or has so much of it left. */
export function spent(hours: number, {perSecond, bytes} = flood, free = none): number {
  const seconds = hours * 3600;
  return (
    bytesCost(above(seconds * perSecond * bytes, free.bytes) / 1e9) +
    floodCost({seconds, bytes: 0, requests: perSecond}, prices, free)
  );
}

/** The hours after which a flood has cost so much. */
export function hoursTo(dollars: number, free = none): number {
  let [low, high] = [0, 400];
  while (high - low > 1e-6) {
    const hours = (low + high) / 2;
    [low, high] = spent(hours, flood, free) < dollars ? [hours, high] : [low, hours];
  }
  return high;
}

/** Hours from a ring to a site that is off, by our assumptions. */
export const offAfter = (rings: number) => (rings + (delays.metric.assumed + delays.off.assumed) * 60) / 3600;

/** The most that a day can cost below both alarms. */
export const unnoticed = unseen(alarms, prices);
