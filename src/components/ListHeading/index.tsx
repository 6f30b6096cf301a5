import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  title: ReactNode;
  description?: string | undefined;
  /** A drawing before the title. */
  picture?: string | undefined;
  /** A line below: how many posts the list has, and where else to go. */
  children?: ReactNode;
};

/** The heading of a page that lists things. */
export function ListHeading({title, description, picture, children}: Props): ReactNode {
  return (
    <header className={styles.heading}>
      {picture && <img className="site-portrait" src={picture} alt="" width="96" height="96" />}
      <h1>{title}</h1>
      {description && <p>{description}</p>}
      {children && <p className={styles.facts}>{children}</p>}
    </header>
  );
}
