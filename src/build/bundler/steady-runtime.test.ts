import {rspack} from '@docusaurus/faster';
import {expect, test} from 'vitest';
import type {Configuration} from 'webpack';
import {steadyRuntime} from './steady-runtime';

type Options = {include?: RegExp; exclude?: RegExp; minimizerOptions: object};

test('the script of the bundler has a minifier of its own, which counts no letters', () => {
  const minifier = new rspack.SwcJsMinimizerRspackPlugin({minimizerOptions: {mangle: true}});
  const config = {optimization: {minimizer: [minifier]}};
  steadyRuntime(config as unknown as Configuration);
  const [others, own] = config.optimization.minimizer.map(
    ({_args: [options]}) => options as Options,
  );
  expect(own!.minimizerOptions).toEqual({mangle: {disableCharFreq: true}});
  for (const [file, isOwn] of [
    ['assets/js/runtime~main.0a1b2c3d.js', true],
    ['assets/js/main.0a1b2c3d.js', false],
  ] as const) {
    expect(own!.include!.test(file)).toBe(isOwn);
    expect(others!.exclude!.test(file)).toBe(isOwn);
  }
  expect(others!.minimizerOptions).toEqual({mangle: true});
});
