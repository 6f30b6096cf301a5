/** The parts of the bundler that are used here; Docusaurus' types are webpack's. */
type Hook = {tap: (name: string, done: () => void) => void};
type Compiler = {hooks: {invalid: Hook; done: Hook; failed: Hook}};

const pause = (milliseconds: number) =>
  new Promise<void>((done) => {
    setTimeout(done, milliseconds);
  });

/**
 * Tracks whether the bundler is compiling. It notices changed texts by itself, and shares its thread with reading
 * posts: waiting here lets an edit be shown first.
 */
export class Compiling {
  private isRunning = false;
  private waiting: Array<() => void> = [];

  apply({hooks}: Compiler): void {
    hooks.invalid.tap('posts', () => {
      this.isRunning = true;
    });
    const end = () => {
      this.isRunning = false;
      this.waiting.splice(0).forEach((go) => {
        go();
      });
    };
    hooks.done.tap('posts', end);
    hooks.failed.tap('posts', end);
  }

  /**
   * Waits until the last save has been compiled and fetched, if the bundler compiles it at all.
   *
   * @param noticed how long the bundler may take to notice a saved file, in ms
   * @param fetched how long the browser may take to fetch the result, in ms
   * @param longest when to go on anyway, in ms: loading content late is better than never
   */
  async settled({noticed = 100, fetched = 1000, longest = 10_000} = {}): Promise<void> {
    await pause(noticed);
    if (!this.isRunning) {
      return;
    }
    let timer: NodeJS.Timeout | undefined;
    await Promise.race([
      new Promise<void>((go) => {
        this.waiting.push(go);
      }),
      new Promise<void>((go) => {
        timer = setTimeout(go, longest);
      }),
    ]);
    clearTimeout(timer);
    await pause(fetched);
  }
}
