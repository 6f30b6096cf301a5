import type {InputHTMLAttributes, ReactNode} from 'react';
import styles from './styles.module.css';

type Props = InputHTMLAttributes<HTMLInputElement> & {
  /** Is told what the reader has typed. */
  onText: (text: string) => void;
};

/** Where the words to search for are typed. */
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
      onChange={(event) => {
        onText(event.target.value);
      }}
    />
  );
}
