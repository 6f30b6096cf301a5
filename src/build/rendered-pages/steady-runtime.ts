import type {Configuration} from 'webpack';
import {bundlerRuntime} from '../../lib/bundler-runtime';

/** Rspack's, as far as it is looked at here. */
type Minimizer = {
  name?: string;
  constructor: new (options: object) => object;
  _args?: [{minimizerOptions?: object}];
};

/**
 * Has the bundler's own script named alike in builds that write the same. It names all others by their hashes,
 * and the minifier gives short names by how often a letter is in a script, while the hashes in it are not yet
 * those of the end: it was another file after each edit, and with it every page, which names it.
 *
 * @param config of the readers' bundle; its minimizers are changed in place, where they are Rspack's
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
