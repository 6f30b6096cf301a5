import {identity} from '../site/identity';

/** The path that the site is published under, also in a build for another one (`SITE_BASE_URL`). */
export const publishedBase = (built: string): string =>
  built === process.env.SITE_BASE_URL ? identity.baseUrl : built;
