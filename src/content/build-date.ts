import {parseInstant} from '../lib/instant';

type Environment = Record<string, string | undefined>;

/**
 * The instant that a build treats as now: `BUILD_DATE`, or else the time of the first call. Everything that compares
 * dates uses it, so that all parts of a site agree.
 *
 * It is stored in the environment, because the configuration, the plugins and the processes that they start each load
 * their own copy of this module.
 *
 * @throws Error if `BUILD_DATE` is not an instant
 */
export function buildDate(environment: Environment = process.env): Date {
  // A workflow without a date sets it to an empty string.
  if (environment.BUILD_DATE === undefined || environment.BUILD_DATE === '') {
    environment.BUILD_DATE = new Date().toISOString();
  }
  const {BUILD_DATE: written} = environment;
  const date = parseInstant(written);
  if (date === null) {
    throw new Error(
      `BUILD_DATE is “${written}”, which is not a time: write a day, as 2026-01-31, or an hour of it, as 2026-01-31T09:00Z, or leave it out to build as of now.`,
    );
  }
  return date;
}
