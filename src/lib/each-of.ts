/**
 * Processes many items, a few at a time, so that only those are in memory.
 *
 * @param work started in the order of the items
 * @throws the first error of the work, after which no more is started
 */
export async function eachOf<T>(
  things: Iterable<T>,
  work: (thing: T) => Promise<void>,
  atOnce = 8,
): Promise<void> {
  const left = things[Symbol.iterator]();
  let hasFailed = false;
  const goOn = async () => {
    for (let next = left.next(); !next.done && !hasFailed; next = left.next()) {
      try {
        await work(next.value);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({length: atOnce}, goOn));
}
