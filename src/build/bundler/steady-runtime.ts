import type {Configuration} from 'webpack';

/** Matches the bundler's own script in the readers' bundle, by its path or asset name. */
const bundlerRuntime = /[\\/]runtime~main\.[^\\/]+\.js$/;

/** The part of Rspack's minimizer that is used here. */
type Minimizer = {
  name?: string;
  constructor: new (options: object) => object;
  _args?: [{minimizerOptions?: object}];
};

/**
 * Keeps the name of the bundler's runtime the same in builds that write the same. It names all other scripts by
 * hash, and the minifier assigns short names by letter frequency before those hashes are final: otherwise a build with
 * a cache names another runtime than one without.
 *
 * @param config of the readers' bundle; its minimizers are changed in place if they are Rspack's
 */
export function steadyRuntime(config: Configuration): void {
  const minimizers = (config.optimization?.minimizer ?? []) as unknown as Minimizer[];
  const minifier = minimizers.find(({name}) => name === 'SwcJsMinimizerRspackPlugin');
  const [options] = minifier?._args ?? [];
  if (minifier && options) {
    minifier._args = [{...options, exclude: bundlerRuntime} as typeof options];
    const own = {
      ...options,
      include: bundlerRuntime,
      minimizerOptions: {...options.minimizerOptions, mangle: {disableCharFreq: true}},
    };
    minimizers.push(new minifier.constructor(own) as Minimizer);
  }
}
