import Link from '@docusaurus/Link';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {Fragment, type ReactNode} from 'react';
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
  // Docusaurus allows an author that is only a picture.
  const named = authors.filter(({name}) => name);
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
      {named.length > 0 && (
        <li>
          {named.map((author, index) => {
            const link = authorLink(author);
            return (
              <Fragment key={index}>
                {index > 0 && ', '}
                {link ? <Link to={link}>{author.name}</Link> : author.name}
              </Fragment>
            );
          })}
        </li>
      )}
      {!isBrief && tags.length > 0 && (
        <li>
          {tags.map(({label, permalink}, index) => (
            <Fragment key={permalink}>
              {index > 0 && ', '}
              <Link to={permalink}>{label}</Link>
            </Fragment>
          ))}
        </li>
      )}
    </Facts>
  );
}
