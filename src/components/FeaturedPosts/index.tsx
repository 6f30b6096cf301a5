import Translate from '@docusaurus/Translate';
import {useId, type ReactNode} from 'react';
import type {ListedPost} from '../../content/listed-post';
import {PostList} from '../PostList';

/** Posts that stay on the home page while newer ones come and go. */
export function FeaturedPosts({posts}: {posts: ListedPost[]}): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        <Translate
          id="site.home.featured"
          description="Heading of the posts that the home page always shows">
          Featured
        </Translate>
      </h2>
      <PostList posts={posts} />
    </section>
  );
}
