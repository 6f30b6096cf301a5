import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {
  codeActionAttribute,
  codeBlockClass,
  fits,
  languageAttribute,
  wrapAttribute,
} from '../lib/contracts';

type Props = {
  /** The content of `<code>`, as written by `src/markdown/code-blocks`. */
  html: string;
  language: string;
  /** The length of the longest line, in characters. */
  columns: string;
  title?: string;
  /** Whether long lines are wrapped from the start. */
  isWrapped?: boolean;
  /** By which it can be linked. */
  id?: string;
};

/**
 * A listing, coloured when the site was built. It has no code of its own in the browser: one listener
 * for all listings, in the site script, wraps their lines and copies them.
 */
export function CodeBlock({
  html,
  language,
  columns,
  title,
  isWrapped = false,
  id,
}: Props): ReactNode {
  const width = Number(columns);
  const name = title ?? language;
  // Output and other text is not code: nobody copies it, and it has no ground, so that words beside the text would seem
  // lost. It scrolls.
  const isOutput = language === 'text';
  const isWide = !isOutput && width > fits.measure;
  const mayWrap = width > fits.phone;
  const words = {
    wrap: translate({
      id: 'site.codeBlock.wrap',
      message: 'Wrap',
      description: 'The button that breaks the long lines of a code block',
    }),
    copy: translate({id: 'theme.CodeBlock.copy', message: 'Copy'}),
  };
  return (
    <div
      id={id}
      className={clsx(codeBlockClass, 'site-block', isWide && 'site-wide')}
      {...{[languageAttribute]: language}}>
      {(!isOutput || title !== undefined || mayWrap) && (
        <div className="site-block-head">
          <span>{isOutput ? title : name}</span>
          <span>
            {mayWrap && (
              <button
                type="button"
                className={clsx(
                  'clean-btn',
                  width <= (isWide ? fits.tablet : fits.measure)
                    ? 'site-on-phones'
                    : isWide && width <= fits.wide && 'site-on-tablets',
                )}
                aria-pressed={isWrapped}
                aria-label={`${words.wrap} ${name}`}
                {...{[codeActionAttribute]: 'wrap'}}>
                {words.wrap}
              </button>
            )}
            {!isOutput && (
              <button
                type="button"
                className="clean-btn"
                aria-label={`${words.copy} ${name}`}
                {...{[codeActionAttribute]: 'copy'}}
                // It answers a press for two seconds.
                suppressHydrationWarning>
                {words.copy}
              </button>
            )}
          </span>
        </div>
      )}
      <pre
        translate="no"
        className="site-scroller"
        {...{[wrapAttribute]: isWrapped}}
        // The keyboard must reach whatever may scroll.
        {...(mayWrap && {role: 'group', 'aria-label': name, tabIndex: 0})}>
        <code dangerouslySetInnerHTML={{__html: html}} />
      </pre>
    </div>
  );
}
