import {searchFolder} from '../../lib/contracts';

/** The facts about the site that the configuration of a host is made from. */
export type SiteFiles = {
  /** Path under which the site is served; it begins and ends with a slash. */
  baseUrl: string;
  /** The same path, and those of further languages below it. */
  bases: string[];
  policy: string;
  /** Former addresses and where they lead: both include the site's base, and are not escaped. */
  redirects: Array<{from: string; to: string}>;
  /** Paths of removed pages, where another page says so; none is escaped. */
  gone: string[];
};

/**
 * The headers of every response besides its policy. A host that terminates TLS elsewhere sends the first over
 * plain HTTP as well, where browsers ignore it.
 */
const security = {
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // For clients that do not support `frame-ancestors`.
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // No page uses these features, so none can be made to ask for them. Names that some browser does not know are
  // left out, as it logs each to the console.
  'Permissions-Policy': [
    ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid'],
    ...['magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking'],
  ]
    .map((feature) => `${feature}=()`)
    .join(', '),
};

/** Who may embed a file: only this site, except for feeds and what they name, which readers and players show. */
export const embedding = {
  name: 'Cross-Origin-Resource-Policy',
  usual: 'same-origin',
  media: 'cross-origin',
} as const;

/** Extensions of feeds, and of the pictures, cards, sound, captions and chapters that they name. */
export const mediaExtensions = [
  ...['avif', 'gif', 'ico', 'jpeg', 'jpg', 'json', 'mp3', 'png', 'svg', 'vtt', 'webp', 'xml'],
];

/**
 * How long a file may be cached: for good if its name contains the hash of its content. For all others, a browser
 * asks each time whether they have changed, and learns in a few bytes if they have not.
 */
export const caching = {
  name: 'Cache-Control',
  usual: 'no-cache',
  hashed: 'public, max-age=31536000, immutable',
} as const;

/** Folders, below the site's base, of files whose names contain the hash of their content. */
export const hashedFolders = [
  'assets/',
  `${searchFolder}/filter/`,
  `${searchFolder}/fragment/`,
  `${searchFolder}/index/`,
];

/** The headers that are the same for every response, in the order in which they are written. */
export const headersOfAll = (policy: string): Record<string, string> => ({
  'Content-Security-Policy': policy,
  ...security,
});
