import Link from '@docusaurus/Link';
import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {authorLink} from '../content/author-link';
import type {ListedPost} from '../content/listed-post';
import {changesId} from '../lib/contracts';
import {useFormatDay} from '../runtime/day-names/client';

/** Separates the items of a list by commas, which keep their place beside a name that is written from right to left. */
const listed = (items: ReactNode[]): ReactNode[] =>
  items.flatMap((item, index) => [index > 0 && ', ', <bdi key={index}>{item}</bdi>]);

/** The names of authors, each a link if it leads anywhere. */
const authorLinks = (authors: ListedPost['authors']): ReactNode[] =>
  listed(
    authors
      // Docusaurus allows an author that is only a picture.
      .filter(({name}) => name)
      .map((author, index) => {
        const link = authorLink(author);
        return link ? (
          <Link key={index} to={link}>
            {author.name}
          </Link>
        ) : (
          author.name
        );
      }),
  );

const tagLinks = (tags: ListedPost['tags']): ReactNode[] =>
  listed(
    tags.map(({label, permalink}) => (
      <Link key={permalink} to={permalink} rel="tag">
        {label}
      </Link>
    )),
  );

type Props = Pick<ListedPost, 'date' | 'changed' | 'readingTime' | 'tags' | 'authors'> & {
  /** Leaves out the tags and the links to teams, where many posts are beside each other. */
  isBrief?: boolean;
};

/** A post's date, reading time, the day of its last change, teams and tags, in a line. */
export function PostInfo({
  date,
  changed,
  readingTime,
  tags,
  authors,
  isBrief = false,
}: Props): ReactNode {
  const {selectMessage} = usePluralForm();
  const formatDay = useFormatDay();
  const minutes = Math.ceil(readingTime ?? 0);
  const named = isBrief ? listed(authors.flatMap(({name}) => name ?? [])) : authorLinks(authors);
  return (
    <ul className="site-info">
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
                message: '1 min read|{readingTime} min read',
                description: 'How long a post takes to read; plural forms are separated by "|"',
              },
              {readingTime: minutes},
            ),
          )}
        </li>
      )}
      {changed && (
        <li>
          <Translate
            id="site.post.changed"
            description="Says when a post last changed, and leads to the list of changes"
            values={{
              day: (
                <a href={`#${changesId}`}>
                  <time dateTime={changed}>{formatDay(changed)}</time>
                </a>
              ),
            }}>
            {'changed {day}'}
          </Translate>
        </li>
      )}
      {named.length > 0 && <li>{named}</li>}
      {!isBrief && tags.length > 0 && <li>{tagLinks(tags)}</li>}
    </ul>
  );
}
