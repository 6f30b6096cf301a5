import {allowance, extras, plans, prices, site} from './assumptions';
import {monthlyCost} from './cost';

/** Dollars a month of so many views of the assumed page, the allowance subtracted, with the firewall and DNS of a plan. */
export const withExtras = (views: number) =>
  monthlyCost({...site, views}, prices, allowance).total +
  extras.firewall +
  ((views * site.requestsPerView) / 1e6) * extras.firewallMillionRequests +
  extras.dns;

/** The views of the assumed page that a plan covers. */
export const covered = (plan: keyof typeof plans) =>
  Math.min(plans[plan].requests / site.requestsPerView, plans[plan].bytes / site.bytesPerView);
