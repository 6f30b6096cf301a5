import {join} from 'node:path';
import type {CurrentBundler} from '@docusaurus/types';

/** What of Rspack is used here; the types of Docusaurus are webpack's. */
type Compiler = {options: {lazyCompilation?: unknown}};
type Middleware = (request: unknown, response: unknown, next: () => void) => void;
type Rspack = {lazyCompilationMiddleware?: (compiler: Compiler) => Middleware};

type OnDemand = {
  /** Of the bundler. */
  settings: object;
  rules: Array<{resource: string; loader: string}>;
  plugin: {apply: (compiler: Compiler) => void};
};

/**
 * Has Rspack compile a text when it is opened (https://rspack.rs/guide/features/lazy-compilation), so that
 * a start takes as long with a thousand posts as with ten. All else, of which there is little, is compiled
 * at once, and where the bundler is another, everything is.
 */
export function compileOnDemand(
  bundler: CurrentBundler['instance'],
  generatedFilesDir: string,
): OnDemand {
  const {lazyCompilationMiddleware} = bundler as unknown as Rspack;
  if (!lazyCompilationMiddleware) {
    return {settings: {}, rules: [], plugin: {apply: () => undefined}};
  }
  let middleware: Middleware;
  return {
    settings: {
      lazyCompilation: {
        entries: false,
        imports: true,
        // Texts.
        test: /\.mdx?(?:\?|$)/,
      },
      devServer: {
        // What is returned is added to what Docusaurus returns.
        setupMiddlewares: () => [
          {
            name: 'on-demand',
            middleware: (request: unknown, response: unknown, next: () => void) => {
              middleware(request, response, next);
            },
          },
        ],
      },
    },
    rules: [
      {
        resource: join(generatedFilesDir, 'registry.js'),
        loader: join(__dirname, 'registry-loader.cjs'),
      },
    ],
    plugin: {
      apply(compiler) {
        middleware = lazyCompilationMiddleware(compiler);
      },
    },
  };
}
