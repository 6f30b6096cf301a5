import {allowance, prices, site, zone} from './assumptions';
import {floodCost, left, monthlyCost, unseen, type Allowance} from './cost';

type Field = {label: string; value: number; max: number};

/** What a reader can change, by the name it has in the address. */
export const fields = {
  views: {label: 'Page views a month', value: site.views, max: 1e9},
  kB: {label: 'kB per view', value: site.bytesPerView / 1e3, max: 1e6},
  requests: {
    label: 'Requests per view',
    value: site.requestsPerView,
    max: 1e4,
  },
  hits: {
    label: 'Answered at the edge, %',
    value: site.hitRatio * 100,
    max: 100,
  },
  MB: {label: 'MB kept in storage', value: site.storedBytes / 1e6, max: 1e9},
  edgeGB: {label: '1 GB to readers', value: prices.edgeGB, max: 1e3},
  edgeMillion: {
    label: 'A million requests to the edge',
    value: prices.edgeMillionRequests,
    max: 1e3,
  },
  runMillion: {
    label: 'A million function invocations',
    value: prices.edgeMillionRuns,
    max: 1e3,
  },
  originGB: {
    label: '1 GB from storage to the edge',
    value: prices.originGB,
    max: 1e3,
  },
  originMillion: {
    label: 'A million requests to storage',
    value: prices.originMillionRequests,
    max: 1e3,
  },
  storedGB: {label: '1 GB kept a month', value: prices.storedGB, max: 1e3},
  zone: {label: 'A DNS zone a month', value: zone, max: 1e3},
  limitGB: {label: 'GB in five minutes', value: 1, max: 1e6},
  limitRequests: {label: 'Requests in five minutes', value: 1e5, max: 1e9},
  floodMB: {label: 'MB a second', value: 100, max: 1e6},
  floodRequests: {label: 'Requests a second', value: 100, max: 1e6},
  floodMinutes: {label: 'Minutes until the site is off', value: 22, max: 1e4},
} satisfies Record<string, Field>;

export type Name = keyof typeof fields;
export const names = Object.keys(fields) as Name[];

export type State = Record<Name, number> & {free: boolean};

export const initial = Object.fromEntries([
  ...names.map((name) => [name, fields[name].value]),
  ['free', true],
]) as State;

/** The number that a text is, where the field can have it. */
export function readValue(name: Name, text: string): number | null {
  const value = text.trim() === '' ? NaN : Number(text);
  return value >= 0 && value <= fields[name].max ? value : null;
}

/** The state in an address's hash; null where it is another hash. */
export function readHash(hash: string): State | null {
  const state = {...initial};
  for (const [name, text] of new URLSearchParams(hash.replace(/^#/, ''))) {
    if (name === 'free' && (text === '0' || text === '1')) {
      state.free = text === '1';
      continue;
    }
    const known = names.find((own) => own === name);
    const value = known ? readValue(known, text) : null;
    if (value === null) {
      return null;
    }
    state[known!] = value;
  }
  return state;
}

/** The hash of a state: what differs from the assumptions. */
export function hashOf(state: State): string {
  const changed = names
    .filter((name) => state[name] !== initial[name])
    .map((name) => `${name}=${state[name]}`);
  const all = [...changed, ...(state.free ? [] : ['free=0'])];
  return all.length > 0 ? `#${all.join('&')}` : '';
}

const siteOf = (state: State) => ({
  views: state.views,
  bytesPerView: state.kB * 1e3,
  requestsPerView: state.requests,
  hitRatio: state.hits / 100,
  storedBytes: state.MB * 1e6,
});

const pricesOf = (state: State) => ({
  edgeGB: state.edgeGB,
  edgeMillionRequests: state.edgeMillion,
  edgeMillionRuns: state.runMillion,
  originGB: state.originGB,
  originMillionRequests: state.originMillion,
  storedGB: state.storedGB,
});

export function costOf(state: State) {
  const served = monthlyCost(
    siteOf(state),
    pricesOf(state),
    state.free ? allowance : undefined,
  );
  return {...served, zone: state.zone, total: served.total + state.zone};
}

/** What passes below both alarms in a day. */
export const unseenOf = (state: State) =>
  unseen({period: 300, bytes: state.limitGB * 1e9, requests: state.limitRequests}, pricesOf(state));

/** What a flood costs until the site is off, at the price of the first GB. */
export const floodOf = (state: State, free?: Allowance) =>
  floodCost(
    {seconds: state.floodMinutes * 60, bytes: state.floodMB * 1e6, requests: state.floodRequests},
    pricesOf(state),
    free,
  );

/** The same where only the site has used the allowance. */
export const firstFloodOf = (state: State) => floodOf(state, left(siteOf(state), allowance));
