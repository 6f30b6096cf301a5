import {allowance, extras, plans, prices, site} from './assumptions';
import {monthlyCost, type Site} from './cost';

export const pages: Record<string, Site> = {
  '200 kB': site,
  '4 MB': {...site, bytesPerView: 4e6},
};

/** Dollars a month for a number of views, the allowance subtracted. */
export const asYouGo = (page: Site, views: number) =>
  monthlyCost({...page, views}, prices, allowance).total;

/** The same with a firewall and DNS, which a plan includes. */
export const withExtras = (page: Site, views: number) =>
  asYouGo(page, views) +
  extras.firewall +
  ((views * page.requestsPerView) / 1e6) * extras.firewallMillionRequests +
  extras.dns;

/** The views for which paying as you go costs as much as a plan. */
export function evenViews(page: Site, dollars: number): number {
  let [low, high] = [0, 1e9];
  while (high - low > 1) {
    const views = (low + high) / 2;
    [low, high] = asYouGo(page, views) < dollars ? [views, high] : [low, views];
  }
  return low;
}

export const covered = (page: Site, plan: keyof typeof plans) =>
  Math.min(
    plans[plan].requests / page.requestsPerView,
    plans[plan].bytes / page.bytesPerView,
  );
