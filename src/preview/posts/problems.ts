import {checkPosts} from '../../check/check-posts';
import type {Finding} from '../../check/finding';
import {oneLine} from '../../check/print';

/** What of the bundler is used here; the types of Docusaurus are webpack's. */
type Compilation = {compiler: unknown; errors: Error[]};
type Hook = {tap: (name: string, change: (compilation: Compilation) => void) => void};
type Compiler = {
  hooks: {afterCompile: Hook};
  watching?: {invalidate: () => void};
};

/** A message as the overlay shows it: where it was thrown is of no use to an author. */
function told(message: string): Error {
  const error = new Error(message);
  error.stack = '';
  return error;
}

/** All that an error and its causes say. */
function wordsOf(error: unknown): string {
  const {message, cause} = error as Error;
  return cause === undefined ? message : wordsOf(cause);
}

/**
 * Says in the terminal and in the browser what is wrong with posts: those that cannot be shown as errors,
 * which the browser shows over the page, and in the terminal what `npm run check-posts` would say of the
 * posts that have been edited since the start, spelling and prose apart.
 */
export class Problems {
  private compiler: Compiler | undefined;
  private errors: string[] = [];
  private warnings = '';
  private turn = Promise.resolve();
  private readonly edited = new Set<string>();

  /**
   * @param siteDir the folder of the site
   * @param path of the blog, from there
   */
  constructor(
    private readonly siteDir: string,
    private readonly path: string,
  ) {}

  /**
   * @param changed files of posts that have been edited
   * @param broken what is wrong with files that cannot be loaded
   * @param ready what to wait for: checking posts reads all of them, and keeps all else waiting
   */
  update(
    changed: string[],
    broken: ReadonlyMap<string, Error>,
    ready: () => Promise<void>,
  ): Promise<void> {
    this.turn = this.turn.then(ready).then(() => this.check(changed, broken));
    return this.turn;
  }

  /** Whether the browser shows any. */
  get isShown(): boolean {
    return this.errors.length > 0;
  }

  private async check(changed: string[], broken: ReadonlyMap<string, Error>): Promise<void> {
    changed.forEach((file) => this.edited.add(file));
    const findings = await this.findings(new Set([...this.edited, ...broken.keys()]));
    const isFatal = ({file, severity}: Finding) =>
      severity === 'error' &&
      ([...broken.keys()].some((name) => file === `${this.path}/${name}`) ||
        (broken.has('') && /^[^/]+\/[^/]+\.yml$/.test(file)));
    const fatal = findings.filter(isFatal);
    const unexplained = [...broken]
      .filter(([name]) => !fatal.some(({file}) => name === '' || file === `${this.path}/${name}`))
      .map(([name, error]) => `${this.path}/${name}:1:1  error  ${wordsOf(error)}`);
    const before = this.errors.join('\n');
    this.errors = [...fatal.map(oneLine), ...unexplained];
    if (before !== this.errors.join('\n')) {
      this.compiler?.watching?.invalidate();
    }
    const warnings = findings
      .filter((finding) => !isFatal(finding))
      .map(oneLine)
      .join('\n');
    if (warnings !== this.warnings) {
      this.warnings = warnings;
      process.stdout.write(
        `${warnings || 'Nothing is left to fix in the posts that were edited.'}\n`,
      );
    }
  }

  apply(compiler: Compiler): void {
    this.compiler = compiler;
    compiler.hooks.afterCompile.tap('posts', (compilation) => {
      // The page's template is compiled by another, which would say it twice.
      if (compilation.compiler === compiler) {
        compilation.errors.push(...this.errors.map(told));
      }
    });
  }

  private async findings(posts: ReadonlySet<string>): Promise<Finding[]> {
    if (posts.size === 0) {
      return [];
    }
    return (await checkPosts(this.siteDir, {only: posts})).findings;
  }
}
