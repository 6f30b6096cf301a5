import Link from '@docusaurus/Link';
import {useBlogMetadata} from '@docusaurus/plugin-content-blog/client';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {ListHeading} from '.';
import {usePostCount} from '../PostCount/use-post-count';

type Props = {
  name?: string | undefined;
  title?: string | undefined;
  description?: string | undefined;
  imageURL?: string | undefined;
  /** Addresses by the names of their platforms. */
  socials?: Partial<Record<string, string>> | undefined;
  /** How many posts they have written. */
  count: number;
};

/** The heading of an author's page. */
export function AuthorHeading({
  name,
  title,
  description,
  imageURL,
  socials = {},
  count,
}: Props): ReactNode {
  const {authorsListPath} = useBlogMetadata();
  const postCount = usePostCount();
  return (
    <ListHeading title={name} description={description} picture={imageURL}>
      {title && <span>{title}</span>}
      <span>{postCount(count)}</span>
      {Object.entries(socials).map(([platform, href]) => (
        <Link key={platform} href={href}>
          {platform}
        </Link>
      ))}
      <Link to={authorsListPath}>
        <Translate id="site.author.all" description="Leads from an author to the list of all">
          All authors
        </Translate>
      </Link>
    </ListHeading>
  );
}
