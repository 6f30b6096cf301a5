import {parseInstant} from '../lib/instant.ts';

export type Timing = {
  /** When it appears. */
  date: Date;
  /** When it disappears; `null` for a post that stays. */
  expires: Date | null;
  isDraft: boolean;
};

/** The state of a post at an instant; only a `published` one is on the site. */
export type PublicationState = 'published' | 'draft' | 'scheduled' | 'expired';

/**
 * The timing that front matter, or else the date of its path, gives a post. Unreadable values count as missing, since
 * the post check reports them, more clearly than could be done here.
 */
export function timingOf(
  {date, expires, draft}: {date?: unknown; expires?: unknown; draft?: unknown},
  fallback: Date,
): Timing {
  return {
    date: parseInstant(date) ?? fallback,
    expires: parseInstant(expires),
    // Docusaurus reads the word in quotes, too.
    isDraft: draft === true || draft === 'true',
  };
}

/** The state of a post at an instant: it appears at its date, and disappears when it expires. */
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
 * Whether unpublished posts are left out. `npm start` shows them, unless Docusaurus' own variable tells it to show
 * the site as it will be published.
 */
export function hidesUnpublished(
  environment: Record<string, string | undefined> = process.env,
): boolean {
  return (
    environment.NODE_ENV === 'production' || environment.SIMULATE_PRODUCTION_VISIBILITY === 'true'
  );
}
