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
  /** Whether long lines are wrapped from the start in every window, as they are on a phone. */
  isWrapped?: boolean;
  /** Whether it is an output in columns, which is not wrapped. */
  isAligned?: boolean;
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
  isAligned = false,
  id,
}: Props): ReactNode {
  const width = Number(columns);
  const name = title ?? language;
  // Output and other text is not code: nobody copies it, and it has no ground, so that words beside the text would seem
  // lost.
  const isOutput = language === 'text';
  const isLong = width > fits.measure;
  const isWide = !isOutput && isLong;
  const mayWrap = isLong && !isAligned;
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
                className={clsx('clean-btn', isWide && width <= fits.wide && 'site-on-tablets')}
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
        {...(!isAligned && {[wrapAttribute]: isWrapped})}
        // The keyboard must reach whatever may scroll.
        {...(width > (isAligned ? fits.phone : fits.measure) && {
          role: 'group',
          'aria-label': name,
          tabIndex: 0,
        })}>
        <code dangerouslySetInnerHTML={{__html: html}} />
      </pre>
    </div>
  );
}
