import {relative} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {checkPosts, type CheckOptions} from '../check/check-posts';
import {print} from '../check/print';
import {loadFailures, onLoadFailures} from '../content/while-served';
import type {RuleName} from '../settings/rule-table';

/** Errors that keep posts from being loaded. */
const loading = new Set<RuleName>(['file', 'front-matter', 'author', 'address']);

/** Errors that keep a post from being compiled. */
const compiling = new Set<RuleName>(['front-matter', 'mdx', 'listing', 'picture']);

/** The text that an error of the bundler is about, as its path in the site; `undefined` if it is about something else. */
function textOf(siteDir: string, {module}: {module?: object | null}): string | undefined {
  const resource = module && 'resource' in module ? String(module.resource) : '';
  // Lists load the beginning of a text by a query.
  const [file = ''] = resource.split('?');
  return /\.mdx?$/.test(file) ? relative(siteDir, file).replaceAll('\\', '/') : undefined;
}

/** What Docusaurus says of a text that it cannot compile, without where it says so, details in JSON and the stack. */
const withoutStack = (message: string) =>
  message.replaceAll(/^[^]*╰─▶ +× +(?:Error: )?|\n[\s│]*(?:Details:|at )[^]*/g, '');

const messageOf = ({cause, message}: Error): string =>
  cause instanceof Error ? `${message}\n${cause.message}` : message;

/**
 * With `npm start`, the terminal and an overlay say why content could not be loaded, or a text not compiled, until it is: as
 * `npm run check-posts` does, or else as Docusaurus does, which goes on with what it has.
 */
export default function failuresToLoad({siteDir, i18n}: LoadContext): Plugin {
  const name = 'load-failures';

  async function errorsOf(among: ReadonlySet<RuleName>, only?: CheckOptions['only']) {
    const {findings} = await checkPosts(siteDir, {language: i18n.defaultLocale, among, only});
    return findings.filter(({severity, rule}) => severity === 'error' && among.has(rule));
  }

  /** Explains what has failed: content, and texts, which may be posts. */
  async function explain(failures: Error[], texts: ReadonlySet<string>) {
    const unloaded = failures.length > 0 ? await errorsOf(loading) : [];
    const posts = [...texts].filter((text) => !unloaded.some(({file}) => file === text));
    const uncompiled =
      posts.length === 0
        ? []
        : await errorsOf(compiling, new Set(posts.map((text) => text.replace(/^blog\//, ''))));
    const findings = [...unloaded, ...uncompiled.filter(({file}) => posts.includes(file))];
    return {
      explained: new Set(findings.map(({file}) => file)),
      messages: [
        ...(unloaded.length === 0 ? failures.map(messageOf) : []),
        ...(findings.length === 0 ? [] : print(findings, 'text', '').trim().split('\n')),
      ],
    };
  }

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
              const failures = compilation.compiler === compiler ? loadFailures() : [];
              const errors = compilation.errors.map((error) => ({
                error,
                text: textOf(siteDir, error as {module?: object | null}),
              }));
              const texts = new Set(errors.flatMap(({text}) => text ?? []));
              if (failures.length === 0 && texts.size === 0) {
                return;
              }
              const {explained, messages} = await explain(failures, texts);
              const others = errors.filter(({text}) => text === undefined);
              const unexplained = errors.flatMap(({text, error: {message}}) =>
                text === undefined || explained.has(text) ? [] : withoutStack(message),
              );
              compilation.errors = [
                ...[...new Set([...messages, ...unexplained])].map(
                  (message) => new compiler.webpack.WebpackError(message),
                ),
                ...others.map(({error}) => error),
              ];
            });
          },
        },
      ],
    }),
  };
}
