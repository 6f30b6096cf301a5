import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** What stands inside `<code>`, as `src/plugins/code-blocks` has written it. */
  html: string;
  language: string;
  /** Characters of the longest line. */
  columns: string;
  title?: string;
  /** Whether long lines are broken from the start. */
  wrap?: boolean;
};

/** Characters of a line that fits a phone, and of one that fits the text's full width. */
const fits = {phone: 36, measure: 72};

/** The code as a reader wants to paste it: without the lines that a change removes. */
function textToCopy(code: HTMLElement, isDiff: boolean): string {
  const copy = code.cloneNode(true) as HTMLElement;
  if (!isDiff) {
    for (const removed of copy.querySelectorAll('del')) {
      removed.remove();
    }
  }
  return copy.textContent.replace(/\n$/, '');
}

/** A listing, coloured when the site was built; its lines can be wrapped, and it can be copied. */
export function CodeBlock({html, language, columns, title, wrap = false}: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  const [isWrapped, setWrapped] = useState(wrap);
  const [outcome, setOutcome] = useState<'copied' | 'selected' | null>(null);

  useEffect(() => {
    if (!outcome) {
      return undefined;
    }
    const timer = setTimeout(() => {
      setOutcome(null);
    }, 2000);
    return () => {
      clearTimeout(timer);
    };
  }, [outcome]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(textToCopy(code.current!, language === 'diff'));
      setOutcome('copied');
    } catch {
      // Refused, or not a secure page: the reader is one key away from it.
      getSelection()?.selectAllChildren(code.current!);
      setOutcome('selected');
    }
  };

  const width = Number(columns);
  const copyLabels = {
    copied: translate({id: 'theme.CodeBlock.copied', message: 'Copied'}),
    selected: translate({
      id: 'site.codeBlock.selected',
      message: 'Selected',
      description:
        'The copy button of a code block, where copying was refused and the code is selected instead',
    }),
  };
  return (
    <div className={clsx('theme-code-block', styles.block)}>
      <div className={styles.head}>
        <span className={styles.title}>{title ?? language}</span>
        <span className={styles.buttons}>
          {width > fits.phone && (
            <button
              type="button"
              className={clsx('clean-btn', styles.button, width <= fits.measure && styles.onPhones)}
              aria-pressed={isWrapped}
              onClick={() => {
                setWrapped(!isWrapped);
              }}>
              {translate({
                id: 'site.codeBlock.wrap',
                message: 'Wrap',
                description: 'The button that breaks the long lines of a code block',
              })}
            </button>
          )}
          <button
            type="button"
            className={clsx('clean-btn', styles.button)}
            aria-live="polite"
            onClick={() => void copy()}>
            {outcome
              ? copyLabels[outcome]
              : translate({id: 'theme.CodeBlock.copy', message: 'Copy'})}
          </button>
        </span>
      </div>
      <pre
        translate="no"
        className={clsx(
          styles.code,
          isWrapped && styles.wrapped,
          language !== 'diff' && styles.signed,
        )}
        // What may scroll, the keyboard must reach.
        {...(width > fits.phone && {role: 'group', 'aria-label': title ?? language, tabIndex: 0})}>
        <code ref={code} dangerouslySetInnerHTML={{__html: html}} />
      </pre>
    </div>
  );
}
