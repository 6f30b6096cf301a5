import {searchFolder} from '../../lib/contracts';

/**
 * What every response says, beside its policy. A host that terminates TLS elsewhere sends the first over
 * plain HTTP as well, where browsers pass over it.
 */
const security = {
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // For what does not read `frame-ancestors`.
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // What no page asks for, no page can be made to ask for. Names that some browser does not know are left
  // out: it writes each into the console.
  'Permissions-Policy': [
    ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid'],
    ...['magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking'],
  ]
    .map((feature) => `${feature}=()`)
    .join(', '),
};

/** Who may embed a file: only pages of this site, apart from feeds and what they name, which readers and players show. */
export const embedding = {
  name: 'Cross-Origin-Resource-Policy',
  usual: 'same-origin',
  media: 'cross-origin',
} as const;

/** The ends of the names of feeds, and of the pictures, cards, sound, captions and chapters that these name. */
export const mediaExtensions = [
  ...['avif', 'gif', 'ico', 'jpeg', 'jpg', 'json', 'mp3', 'png', 'svg', 'vtt', 'webp', 'xml'],
];

/**
 * How long a file may be kept. Where its name has the hash of its content, for good; a browser asks for
 * all others whether they have changed, and is told in a few bytes that they have not.
 */
export const caching = {
  name: 'Cache-Control',
  usual: 'no-cache',
  hashed: 'public, max-age=31536000, immutable',
} as const;

/** The folders of files whose names have the hash of their content, below the site's base. */
export const hashedFolders = [
  'assets/',
  `${searchFolder}/filter/`,
  `${searchFolder}/fragment/`,
  `${searchFolder}/index/`,
];

/** All that is the same for every response, in the order in which it is written. */
export const headersOfAll = (policy: string): Record<string, string> => ({
  'Content-Security-Policy': policy,
  ...security,
});
