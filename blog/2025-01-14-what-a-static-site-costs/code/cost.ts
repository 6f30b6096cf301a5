// #region inputs
export type Site = {
  /** Page views a month. */
  views: number;
  /** On the wire, averaged over first and later visits. */
  bytesPerView: number;
  requestsPerView: number;
  /** Share of requests, and of bytes, answered at the edge: 0 to 1. */
  hitRatio: number;
  storedBytes: number;
};

/** In dollars. A GB is a thousand million bytes. */
export type Prices = {
  /** From the edge to readers. */
  edgeGB: number;
  edgeMillionRequests: number;
  /** Of a function that runs at each request. */
  edgeMillionRuns: number;
  /** From storage to the edge. */
  originGB: number;
  originMillionRequests: number;
  /** For a month. */
  storedGB: number;
};

/** What the edge gives away each month. */
export type Allowance = {bytes: number; requests: number; runs: number};
// #endregion

// #region model
const GB = 1e9;
const million = 1e6;

export const none: Allowance = {bytes: 0, requests: 0, runs: 0};

export const above = (amount: number, free: number) => Math.max(0, amount - free);

export function monthlyCost(site: Site, price: Prices, free = none) {
  const bytes = site.views * site.bytesPerView;
  const requests = site.views * site.requestsPerView;
  const miss = 1 - site.hitRatio;
  const misses = requests * miss;
  const paid = {
    bytes: above(bytes, free.bytes),
    requests: above(requests, free.requests),
    runs: above(requests, free.runs),
  };
  const parts = {
    edgeBytes: (paid.bytes / GB) * price.edgeGB,
    edgeRequests: (paid.requests / million) * price.edgeMillionRequests,
    edgeRuns: (paid.runs / million) * price.edgeMillionRuns,
    originBytes: ((bytes * miss) / GB) * price.originGB,
    originRequests: (misses / million) * price.originMillionRequests,
    storage: (site.storedBytes / GB) * price.storedGB,
  };
  const total = Object.values(parts).reduce((sum, part) => sum + part, 0);
  return {...parts, total};
}
// #endregion

/** What a site's month leaves of an allowance. */
export function left(site: Site, free: Allowance): Allowance {
  const requests = site.views * site.requestsPerView;
  return {
    bytes: above(free.bytes, site.views * site.bytesPerView),
    requests: above(free.requests, requests),
    runs: above(free.runs, requests),
  };
}

// #region unseen
/** The most that a day can cost below the limits of both alarms, each for so many seconds, if each request gets past the cache. */
export function unseen(limits: {period: number; bytes: number; requests: number}, price: Prices): number {
  const periods = 86_400 / limits.period;
  const request = (price.edgeMillionRequests + price.edgeMillionRuns + price.originMillionRequests) / million;
  return periods * ((limits.bytes / GB) * (price.edgeGB + price.originGB) + limits.requests * request);
}
// #endregion

// #region flood
/** What so many bytes and requests a second cost above an allowance, at the price of the first GB. */
export function floodCost(
  {seconds, ...flood}: {seconds: number; bytes: number; requests: number},
  price: Prices,
  free = none,
): number {
  return (
    (above(seconds * flood.bytes, free.bytes) / GB) * price.edgeGB +
    (above(seconds * flood.requests, free.requests) / million) * price.edgeMillionRequests +
    (above(seconds * flood.requests, free.runs) / million) * price.edgeMillionRuns
  );
}
// #endregion
