import type {LoadContext, Plugin} from '@docusaurus/types';
import {checkPosts} from '../check/check-posts';
import {print} from '../check/print';
import {loadFailures, onLoadFailures} from '../content/while-served';

/** What the authors of posts have to fix; if the check finds nothing, what Docusaurus says. */
async function messageOf({siteDir, i18n}: LoadContext, failure: Error): Promise<string> {
  const {findings} = await checkPosts(siteDir, {language: i18n.defaultLocale});
  const mistakes = findings.filter(
    ({severity, rule}) => severity === 'error' && rule === 'front-matter',
  );
  if (mistakes.length > 0) {
    return print(mistakes, 'text', '').trim();
  }
  const {cause, message} = failure;
  return cause instanceof Error ? `${message}\n${cause.message}` : message;
}

/**
 * With `npm start`, shows over the page why content could not be loaded, until it is: Docusaurus only prints it, and goes
 * on with what it has.
 */
export default function failuresToLoad(context: LoadContext): Plugin {
  const name = 'load-failures';
  return {
    name,
    configureWebpack: () => ({
      // A page whose module does not compile fails as well, and would cover the reason until it is loaded again.
      devServer: {client: {overlay: {runtimeErrors: false}}},
      plugins: [
        {
          apply(compiler) {
            onLoadFailures(() => compiler.watching?.invalidate());
            compiler.hooks.afterCompile.tapPromise(name, async (compilation) => {
              // Other plugins' compilers have the hook too.
              for (const failure of compilation.compiler === compiler ? loadFailures() : []) {
                const message = await messageOf(context, failure);
                compilation.errors.push(new compiler.webpack.WebpackError(message));
              }
            });
          },
        },
      ],
    }),
  };
}
