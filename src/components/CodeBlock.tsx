import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {
  alignedAttribute,
  codeBlockClass,
  copyAttribute,
  fits,
  languageAttribute,
} from '../lib/contracts';

type Props = {
  /** The content of `<code>`, as written by `src/markdown/code-blocks`. */
  html: string;
  language: string;
  /** The length of the longest line, in characters. */
  columns: string;
  title?: string;
  /** Whether it is an output in columns, which scrolls where it does not fit. What else is too long wraps. */
  isAligned?: boolean;
  /** By which it can be linked. */
  id?: string;
};

/**
 * A listing, coloured when the site was built. It has no code of its own in the browser: one listener
 * for all listings, in the site script, copies them.
 */
export function CodeBlock({
  html,
  language,
  columns,
  title,
  isAligned = false,
  id,
}: Props): ReactNode {
  const width = Number(columns);
  const name = title ?? language;
  // Output and other text is not code: nobody copies it, and it has no ground, so that words beside the text would seem
  // lost.
  const isOutput = language === 'text';
  const copy = translate({id: 'theme.CodeBlock.copy', message: 'Copy'});
  return (
    <div
      id={id}
      className={clsx(
        codeBlockClass,
        'site-block',
        !isOutput && width > fits.measure && 'site-wide',
      )}
      {...{[languageAttribute]: language}}>
      {(!isOutput || title !== undefined) && (
        <div className="site-block-head">
          <span>{isOutput ? title : name}</span>
          {!isOutput && (
            <button
              type="button"
              className="clean-btn"
              aria-label={`${copy} ${name}`}
              {...{[copyAttribute]: ''}}
              // It answers a press for two seconds.
              suppressHydrationWarning>
              {copy}
            </button>
          )}
        </div>
      )}
      <pre
        translate="no"
        className="site-scroller"
        {...(isAligned && {[alignedAttribute]: ''})}
        // The keyboard must reach whatever may scroll.
        {...(isAligned &&
          width > fits.phone && {
            role: 'group',
            'aria-label': name,
            tabIndex: 0,
          })}>
        <code dangerouslySetInnerHTML={{__html: html}} />
      </pre>
    </div>
  );
}
