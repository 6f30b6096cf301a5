/** What a person has to fix before a build can go on. Docusaurus prints its message alone. */
class BuildStop extends Error {
  override name = 'BuildStop';

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    // Where this was thrown is of no use to an author. Node prints the stack of an error, and its causes.
    Object.defineProperty(this, Symbol.for('nodejs.util.inspect.custom'), {value: () => message});
  }
}

/**
 * Ends a build with what a person has to fix, and nothing beside it: Docusaurus wraps what is thrown into an
 * error of its own, which is about to be made, and whose stack would be printed as well.
 *
 * @throws BuildStop always
 */
export function stopBuild(message: string, options?: ErrorOptions): never {
  const stop = new BuildStop(message, options);
  Error.stackTraceLimit = 0;
  throw stop;
}
