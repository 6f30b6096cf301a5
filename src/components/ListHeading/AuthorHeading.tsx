import Link from '@docusaurus/Link';
import type {AuthorItemProp} from '@docusaurus/plugin-content-blog';
import {useBlogMetadata} from '@docusaurus/plugin-content-blog/client';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {ListHeading} from '.';
import {addressOn, networks} from '../../lib/networks';
import {Portrait} from '../Portrait';
import {usePostCount} from '../PostCount/use-post-count';

/** The heading of an author's page. */
export function AuthorHeading({author}: {author: AuthorItemProp}): ReactNode {
  const {name, title, description, imageURL, url, socials = {}, count} = author;
  const {authorsListPath} = useBlogMetadata();
  const postCount = usePostCount();
  return (
    <ListHeading
      title={name}
      description={description}
      picture={<Portrait name={name} picture={imageURL} size={96} />}>
      {title && <span>{title}</span>}
      <span>{postCount(count)}</span>
      {url && <Link to={url}>{url.replace(/^https?:\/\/(?:www\.)?|\/$/g, '')}</Link>}
      {Object.entries(socials).map(([platform, href]) => (
        <Link key={platform} href={addressOn(platform, href, author.person === true)}>
          {networks[platform] ?? platform}
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
