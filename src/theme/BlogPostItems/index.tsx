// Replaces BlogPostItems: lists show what a post is about, not its first paragraphs.
import type {Props} from '@theme/BlogPostItems';
import type {ReactNode} from 'react';
import {PostList} from '../../components/PostList';

export default function BlogPostItems({items}: Props): ReactNode {
  return <PostList posts={items.map(({content}) => content.metadata)} />;
}
