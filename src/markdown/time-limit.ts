import {createContext, Script} from 'node:vm';

/** In seconds. Such work takes milliseconds, so work that takes this long may never end. */
const most = 20;

/** Thrown when work was interrupted because it took too long. */
export class TooLong extends Error {
  override name = 'TooLong';
}

const context = createContext({});
// Only scripts can be interrupted, including the functions that they call.
const script = new Script('work()');

/**
 * Runs work that a text causes, such as a diagram or an expression, and interrupts it if it takes too long:
 * nothing else could, since it does not yield.
 *
 * On a busy machine, work that got hardly any processor time is run again, until it got half of the limit in all.
 *
 * @param name what is run, for the message
 * @throws TooLong with the name
 */
export function withTimeLimit<T>(name: string, work: () => T, seconds = most): T {
  const before = process.cpuUsage();
  for (;;) {
    try {
      return script.runInContext(Object.assign(context, {work}), {timeout: seconds * 1000}) as T;
    } catch (error) {
      // An error from another context is not an instance of this one's classes.
      if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') {
        throw error;
      }
      const {user, system} = process.cpuUsage(before);
      if (user + system > (seconds / 2) * 1_000_000) {
        throw new TooLong(`${name} takes longer than ${seconds} seconds`);
      }
    }
  }
}
