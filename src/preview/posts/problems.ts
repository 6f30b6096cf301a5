import {checkPosts} from '../../check/check-posts';
import type {Finding} from '../../check/finding';
import {oneLine} from '../../check/print';
import {identity} from '../../site/identity';

/** The parts of the bundler that are used here; Docusaurus' types are webpack's. */
type Compilation = {compiler: unknown; errors: Error[]};
type Hook = {tap: (name: string, change: (compilation: Compilation) => void) => void};
type Compiler = {
  hooks: {afterCompile: Hook};
  watching?: {invalidate: () => void};
};

/** An error for the overlay, without its stack, which is of no use to an author. */
function told(message: string): Error {
  const error = new Error(message);
  error.stack = '';
  return error;
}

/** The message of an error's root cause. */
function wordsOf(error: unknown): string {
  const {message, cause} = error as Error;
  return cause === undefined ? message : wordsOf(cause);
}

/**
 * Reports what is wrong with posts. Those that cannot be shown become errors, which the browser shows over the
 * page; the terminal also prints what `npm run check-posts` would report about posts edited since the start,
 * except spelling and prose.
 */
export class Problems {
  private compiler: Compiler | undefined;
  private errors: string[] = [];
  private warnings = '';
  private turn = Promise.resolve();
  private readonly edited = new Set<string>();

  /**
   * @param siteDir the folder of the site
   * @param path of the blog, relative to that folder
   */
  constructor(
    private readonly siteDir: string,
    private readonly path: string,
  ) {}

  /**
   * @param changed files of posts that have been edited
   * @param broken what is wrong with files that cannot be loaded
   * @param ready what to wait for: checking posts reads all of them, and blocks everything else
   */
  update(
    changed: string[],
    broken: ReadonlyMap<string, Error>,
    ready: () => Promise<void>,
  ): Promise<void> {
    this.turn = this.turn.then(ready).then(() => this.check(changed, broken));
    return this.turn;
  }

  /** Whether the browser shows any problems. */
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
      // A separate compiler compiles the page's template, and would report them twice.
      if (compilation.compiler === compiler) {
        compilation.errors.push(...this.errors.map(told));
      }
    });
  }

  private async findings(posts: ReadonlySet<string>): Promise<Finding[]> {
    if (posts.size === 0) {
      return [];
    }
    const hasPodcast = identity.podcast !== null;
    return (await checkPosts(this.siteDir, {only: posts, hasPodcast})).findings;
  }
}
