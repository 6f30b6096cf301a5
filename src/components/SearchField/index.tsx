import type {InputHTMLAttributes, ReactNode} from 'react';
import styles from './styles.module.css';

type Props = InputHTMLAttributes<HTMLInputElement> & {
  /** Called with the text that the reader has typed; a form that is sent as it is needs none. */
  onText?: (text: string) => void;
};

/** The search input. */
export function SearchField({onText, ...rest}: Props): ReactNode {
  return (
    <input
      {...rest}
      type="search"
      name="q"
      className={styles.field}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      onChange={
        onText &&
        ((event) => {
          onText(event.target.value);
        })
      }
    />
  );
}
