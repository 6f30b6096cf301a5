import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {ListedPost} from '../../content/listed-post';
import {useFormatDay} from '../../runtime/day-names/client';
import {authorLinks, tagLinks} from './links';
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
  const named = authorLinks(authors);
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
      {named.length > 0 && <li>{named}</li>}
      {!isBrief && tags.length > 0 && <li>{tagLinks(tags)}</li>}
    </Facts>
  );
}
