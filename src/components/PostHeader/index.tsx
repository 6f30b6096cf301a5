import type {ReactNode} from 'react';
import type {ListedPost} from '../../content/listed-post';
import {PostFacts} from '../PostFacts';
import {SkyHeader} from '../SkyHeader';

/** The head of a post's page. */
export function PostHeader(post: ListedPost): ReactNode {
  return (
    <header>
      <SkyHeader cover={post.cover}>
        <h1>{post.title}</h1>
        <p>{post.description}</p>
        <PostFacts {...post} />
      </SkyHeader>
    </header>
  );
}
