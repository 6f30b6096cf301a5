import {translate} from '@docusaurus/Translate';
import type {BlogSidebarItem} from '@docusaurus/plugin-content-blog';
import {useState, type ComponentType, type ReactNode} from 'react';
import type {OlderPosts} from '../../content/archive/archive';

type Props = {
  of: BlogSidebarItem & OlderPosts;
  /** How the sidebar lists posts. */
  ListComponent: ComponentType<{items: BlogSidebarItem[]}>;
};

/** The years that the reader has opened, which stay open in the sidebar of the next page. */
const opened = new Set<string>();

/**
 * The posts of a year that the sidebar does not list: their number, and a link into the archive. With scripts,
 * they are shown in place once the year is opened.
 */
export function OlderYear({of, ListComponent}: Props): ReactNode {
  const {title: year, count, named} = of;
  /** `null` if they could not be loaded. */
  const [posts, setPosts] = useState<BlogSidebarItem[] | null>([]);
  const all = translate(
    {
      id: 'site.sidebar.year',
      message: 'All posts of {year}',
      description: 'Link to the page of the archive that lists the posts of a year',
    },
    {year},
  );
  return (
    <details
      className="site-fold"
      open={opened.has(year)}
      onToggle={({currentTarget}) => {
        if (!currentTarget.open) {
          opened.delete(year);
          return;
        }
        opened.add(year);
        // Few readers open a year, so the code that loads it is sent on demand.
        import('./posts-of-year')
          .then(({postsOfYear}) => postsOfYear(of))
          .then(setPosts, () => {
            setPosts(null);
          });
      }}>
      <summary>{`${year} (${named ? '+' : ''}${count})`}</summary>
      {posts ? null : (
        <p role="status">
          {translate({
            id: 'site.sidebar.failure',
            message: 'The list could not be loaded. The archive has it:',
            description: 'Stands before a link to the archive, in the sidebar',
          })}
        </p>
      )}
      <ListComponent items={[...(posts ?? []), {...of, title: all, date: ''}]} />
    </details>
  );
}
