/** What of the bundler is used here; the types of Docusaurus are webpack's. */
type Hook = {tap: (name: string, done: () => void) => void};
type Compiler = {hooks: {invalid: Hook; done: Hook; failed: Hook}};

const pause = (milliseconds: number) =>
  new Promise<void>((done) => {
    setTimeout(done, milliseconds);
  });

/**
 * Knows whether the bundler is at work. It sees by itself that a text has changed, and asks the same
 * thread at each step that would otherwise read posts: who waits here, lets an edit be shown first.
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
   * Waits until what was saved just now has been compiled and fetched, where the bundler compiles it at all.
   *
   * @param noticed how long the bundler may take to notice a saved file, in ms
   * @param fetched how long the browser may take to fetch what became of it, in ms
   * @param longest when to go on anyhow, in ms: content is rather loaded late than never
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
