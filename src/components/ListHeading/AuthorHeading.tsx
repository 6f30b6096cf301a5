import Link from '@docusaurus/Link';
import type {AuthorItemProp} from '@docusaurus/plugin-content-blog';
import type {ReactNode} from 'react';
import {ListHeading} from '.';
import {addressOn, networks} from '../../lib/networks';
import {Portrait} from '../Portrait';

export function AuthorHeading({author}: {author: AuthorItemProp}): ReactNode {
  const {name, title, description, imageURL, url, socials = {}} = author;
  // A team's title says what its description says.
  const isPerson = 'person' in author;
  return (
    <ListHeading
      title={name}
      description={description}
      picture={isPerson && <Portrait name={name} picture={imageURL} size={48} />}>
      {isPerson && title && <span>{title}</span>}
      {url && <Link to={url}>{url.replace(/^https?:\/\/(?:www\.)?|\/$/g, '')}</Link>}
      {Object.entries(socials).map(([platform, href]) => (
        <Link key={platform} href={addressOn(platform, href, author.person === true)}>
          {networks[platform] ?? platform}
        </Link>
      ))}
    </ListHeading>
  );
}
