/** The file of the bundler's own script in the readers' bundle, by its path or its name among the assets. */
export const bundlerRuntime = /[\\/]runtime~main\.[^\\/]+\.js$/;
