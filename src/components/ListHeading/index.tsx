import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  title: ReactNode;
  description?: string | undefined;
  /** Shown before the title. */
  picture?: ReactNode;
  /** A line below: how many posts the list has, and where else to go. */
  children?: ReactNode;
};

/** The heading of a page that lists things. */
export function ListHeading({title, description, picture, children}: Props): ReactNode {
  return (
    <header className={styles.heading}>
      {picture}
      <h1>{title}</h1>
      {description && <p>{description}</p>}
      {children && <p className={styles.facts}>{children}</p>}
    </header>
  );
}
