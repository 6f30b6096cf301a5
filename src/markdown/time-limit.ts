import {createContext, Script} from 'node:vm';

/** In seconds. What a text brings takes milliseconds, so what takes this long may never end. */
const most = 20;

/** Work that was interrupted, since it took too long. */
export class TooLong extends Error {
  override name = 'TooLong';
}

const context = createContext({});
// Only scripts can be interrupted; functions that they call are, too.
const script = new Script('work()');

/**
 * Runs what a text brings, such as a diagram or an expression, and interrupts it where it takes too long: nothing else
 * could, since it does not give its turn back.
 *
 * On a busy machine, work that hardly got a processor is run again.
 *
 * @param name what is run, for the message
 * @throws TooLong with the name
 */
export function withTimeLimit<T>(name: string, work: () => T, seconds = most): T {
  for (;;) {
    const before = process.cpuUsage();
    try {
      return script.runInContext(Object.assign(context, {work}), {timeout: seconds * 1000}) as T;
    } catch (error) {
      // An error of another context is none of this one's class.
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
