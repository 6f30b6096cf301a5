import Link from '@docusaurus/Link';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {authorLink} from '../../content/author-link';
import type {ListedPost} from '../../content/listed-post';
import {useFormatDay} from '../../runtime/day-names/client';
import styles from './styles.module.css';

type Props = Pick<ListedPost, 'date' | 'readingTime' | 'tags' | 'authors'> & {
  /** Leaves out the tags, where many posts stand beside each other. */
  isBrief?: boolean;
};

/** Short facts in a line, separated by dots. */
export function Facts({children}: {children: ReactNode}): ReactNode {
  return <ul className={styles.facts}>{children}</ul>;
}

/** A post's date, reading time, teams and tags. */
export function PostFacts({date, readingTime, tags, authors, isBrief = false}: Props): ReactNode {
  const {selectMessage} = usePluralForm();
  const formatDay = useFormatDay();
  const minutes = Math.ceil(readingTime ?? 0);
  return (
    <Facts>
      <li>
        <time dateTime={date}>{formatDay(date)}</time>
      </li>
      {minutes > 0 && (
        <li>
          {selectMessage(
            minutes,
            translate(
              {
                id: 'theme.blog.post.readingTime.plurals',
                message: 'One min read|{readingTime} min read',
                description: 'How long a post takes to read; plural forms are separated by "|"',
              },
              {readingTime: minutes},
            ),
          )}
        </li>
      )}
      {authors.map((author, index) => {
        const {name} = author;
        const link = authorLink(author);
        // Docusaurus allows an author that is only a picture.
        return name && <li key={index}>{link ? <Link to={link}>{name}</Link> : name}</li>;
      })}
      {!isBrief &&
        tags.map(({label, permalink}) => (
          <li key={permalink}>
            <Link to={permalink}>{label}</Link>
          </li>
        ))}
    </Facts>
  );
}
