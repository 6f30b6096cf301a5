/** Matches the bundler's own script in the readers' bundle, by its path or asset name. */
export const bundlerRuntime = /[\\/]runtime~main\.[^\\/]+\.js$/;
