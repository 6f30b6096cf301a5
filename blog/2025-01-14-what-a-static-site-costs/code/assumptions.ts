import type {Allowance, Prices, Site} from './cost';

/** An imagined site. */
export const site: Site = {
  views: 100_000,
  bytesPerView: 200_000,
  requestsPerView: 20,
  hitRatio: 0.9,
  storedBytes: 50_000_000,
};

/** CloudFront and S3, United States, first tier, pay as you go. */
export const prices: Prices = {
  edgeGB: 0.085,
  edgeMillionRequests: 1,
  edgeMillionRuns: 0.1,
  originGB: 0,
  originMillionRequests: 0.4,
  storedGB: 0.023,
};

/** CloudFront, each month and without end. */
export const allowance: Allowance = {
  bytes: 1e12,
  requests: 10e6,
  runs: 2e6,
};

/** CloudFront's prices of a GB to readers in the United States, up to so many GB a month after the free terabyte. */
export const tiers = [
  {upTo: 9e3, dollars: prices.edgeGB},
  {upTo: 49e3, dollars: 0.08},
  {upTo: 149e3, dollars: 0.06},
];

/** Minutes, which nobody promises: see the post for who has seen the low and the high ones. */
export const delays = {
  /** Until a metric has arrived. */
  metric: {low: 2, assumed: 5, high: 10},
  /** Until a distribution is off everywhere. */
  off: {low: 5, assumed: 15, high: 35},
  /** Until the firewall blocks. */
  block: 1,
};

/** What the firewall charges. */
export const levers = {
  /** For a request that the firewall inspects, blocked or not. */
  millionInspected: 0.6,
  /** For a web ACL without a rule, a month. */
  webAcl: 5,
};

/** A hosted zone of DNS, a month. */
export const zone = 0.5;
