/** An error that a person has to fix before a build can go on. Docusaurus prints only its message. */
class BuildStop extends Error {
  override name = 'BuildStop';

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    // Authors do not need the stack, but Node prints that of an error, and its causes.
    Object.defineProperty(this, Symbol.for('nodejs.util.inspect.custom'), {value: () => message});
  }
}

/**
 * Stops a build and prints only what a person has to fix. Docusaurus is about to wrap the error in one of its own,
 * whose stack would be printed as well.
 */
export function stopBuild(message: string, options?: ErrorOptions): never {
  const stop = new BuildStop(message, options);
  Error.stackTraceLimit = 0;
  throw stop;
}
