import {parseInstant} from '../lib/instant';

type Environment = Record<string, string | undefined>;

/**
 * The instant that a build takes for now: `BUILD_DATE`, or else when it was first asked for. All that compares
 * dates asks here, so that no part of a site is of another hour than the rest.
 *
 * It is kept in the environment: the configuration, the plugins and the processes that they start each load
 * this module anew.
 *
 * @param environment of the process; tests give their own
 * @throws Error where `BUILD_DATE` is no instant
 */
export function buildDate(environment: Environment = process.env): Date {
  // A workflow that is given no date sets it to nothing.
  if (environment.BUILD_DATE === undefined || environment.BUILD_DATE === '') {
    environment.BUILD_DATE = new Date().toISOString();
  }
  const {BUILD_DATE: written} = environment;
  const date = parseInstant(written);
  if (date === null) {
    throw new Error(
      `BUILD_DATE is “${written}”, which is no instant: write a day, as 2026-01-31, or an hour of it, as 2026-01-31T09:00Z, or leave it out to build as of now.`,
    );
  }
  return date;
}
