import type {ReactNode} from 'react';
import type {ListedPost} from '../content/listed-post';
import {PostInfo} from './PostInfo';
import {longTitle, SkyHeader} from './SkyHeader';
import {inLanguage, useUntranslated} from './Untranslated';

export function PostHeader(post: ListedPost): ReactNode {
  const language = useUntranslated()?.language;
  return (
    <SkyHeader cover={post.cover}>
      <h1 {...inLanguage(language)} className={longTitle(post.title)}>
        {post.title}
      </h1>
      <p {...inLanguage(language)} className="site-lede">
        {post.description}
      </p>
      <PostInfo {...post} />
    </SkyHeader>
  );
}
