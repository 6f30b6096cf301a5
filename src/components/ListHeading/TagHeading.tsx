import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {ListHeading} from '.';
import {usePostCount} from '../PostCount/use-post-count';

type Props = {
  label: string;
  description?: string | undefined;
  /** How many posts have it. */
  count: number;
  /** The path of the list of all tags. */
  allTagsPath: string;
};

/** The heading of a tag's page. */
export function TagHeading({label, description, count, allTagsPath}: Props): ReactNode {
  const postCount = usePostCount();
  return (
    <ListHeading title={label} description={description}>
      <span>{postCount(count)}</span>
      <Link to={allTagsPath}>
        <Translate id="site.tag.all" description="Leads from a tag to the list of all tags">
          All tags
        </Translate>
      </Link>
    </ListHeading>
  );
}
