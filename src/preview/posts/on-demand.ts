import {join} from 'node:path';
import type {CurrentBundler} from '@docusaurus/types';

/** The parts of Rspack that are used here; Docusaurus' types are webpack's. */
type Compiler = {options: {lazyCompilation?: unknown}};
type Middleware = (request: unknown, response: unknown, next: () => void) => void;
type Rspack = {lazyCompilationMiddleware?: (compiler: Compiler) => Middleware};

type OnDemand = {
  /** Settings of the bundler. */
  settings: object;
  rules: Array<{resource: string; loader: string}>;
  plugin: {apply: (compiler: Compiler) => void};
};

/**
 * Makes Rspack compile a text only when it is opened (https://rspack.rs/guide/features/lazy-compilation), so that
 * starting takes as long with a thousand posts as with ten. Everything else, which is little, is compiled at once;
 * with any other bundler, so are the texts.
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
        // Docusaurus adds the returned middleware to its own.
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
