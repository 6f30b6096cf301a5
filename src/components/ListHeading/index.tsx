import '../../css/pages.css';
import type {ReactNode} from 'react';

type Props = {
  title: ReactNode;
  description?: string | undefined;
  /** Shown before the title. */
  picture?: ReactNode;
  /** A line below: where else to go. */
  children?: ReactNode;
};

/** The heading of a page that lists things. */
export function ListHeading({title, description, picture, children}: Props): ReactNode {
  return (
    <header className="site-heading">
      {picture}
      <h1>{title}</h1>
      {description && <p className="site-lede">{description}</p>}
      {children && <p className="site-actions">{children}</p>}
    </header>
  );
}
