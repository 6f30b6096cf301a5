import {parseInstant} from '../lib/instant.ts';

/** What decides when a post is on the site. */
export type Timing = {
  /** From when on it is there. */
  date: Date;
  /** Since when it is there no more; `null` for a post that stays. */
  expires: Date | null;
  isDraft: boolean;
};

/** What a post is at an instant; only one that is `published` is on the site. */
export type PublicationState = 'published' | 'draft' | 'scheduled' | 'expired';

/** What Docusaurus makes of a date that is neither ISO 8601 nor of YAML, such as `May 21, 2024`: a time in UTC. */
function looseDate(written: unknown): Date | null {
  const date = typeof written === 'string' ? new Date(`${written}Z`) : null;
  return date === null || Number.isNaN(+date) ? null : date;
}

/**
 * The timing that front matter gives a post. What cannot be read counts as not written: a check of posts says
 * so, and its sentence is clearer than what could be said here.
 *
 * @param fallback its date where front matter has none, which is that of its path
 */
export function timingOf(
  {date, expires, draft}: {date?: unknown; expires?: unknown; draft?: unknown},
  fallback: Date,
): Timing {
  return {
    date: parseInstant(date) ?? looseDate(date) ?? fallback,
    expires: parseInstant(expires),
    isDraft: draft === true,
  };
}

/** What a post of this timing is at an instant: it appears at its date, and is gone once it expires. */
export function publicationState({date, expires, isDraft}: Timing, now: Date): PublicationState {
  if (isDraft) {
    return 'draft';
  }
  if (expires !== null && expires <= now) {
    return 'expired';
  }
  return date > now ? 'scheduled' : 'published';
}

/**
 * Whether a build leaves out what readers are not to see. `npm start` shows it, unless it is told to show the
 * site as it will be published, by the variable that Docusaurus has for that.
 */
export function hidesUnpublished(
  environment: Record<string, string | undefined> = process.env,
): boolean {
  return (
    environment.NODE_ENV === 'production' || environment.SIMULATE_PRODUCTION_VISIBILITY === 'true'
  );
}
