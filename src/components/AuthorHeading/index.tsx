import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  name?: string;
  title?: string;
  imageURL?: string;
  /** Addresses by the names of their platforms. */
  socials?: Record<string, string>;
};

/** Who has written the posts of a page: the heading of that page. */
export function AuthorHeading({name, title, imageURL, socials = {}}: Props): ReactNode {
  const links = Object.entries(socials);
  return (
    <div className={styles.author}>
      {imageURL && <img src={imageURL} alt="" width="96" height="96" />}
      <div>
        <h1>{name}</h1>
        {title && <p>{title}</p>}
        {links.length > 0 && (
          <ul>
            {links.map(([platform, href]) => (
              <li key={platform}>
                <Link href={href}>{platform}</Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
