import {identity} from '../site/identity';

/** The path at which the site is to be served: that of its identity, unless a preview or a test is served elsewhere. */
export const basePath = (): string => process.env.SITE_BASE_URL ?? identity.baseUrl;

/** A path on the host without that of the site, with which it may begin. */
export const withoutBase = (path: string): string =>
  path.startsWith(basePath()) ? path.slice(basePath().length - 1) : path;
