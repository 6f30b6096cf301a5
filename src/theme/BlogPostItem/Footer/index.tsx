// Replaces BlogPostItem/Footer: tags and edit link are part of a post's ending (see BlogPostItem/Content).
import type {ReactNode} from 'react';
import {ContentsRail} from '../../../components/Contents';
import {useContentsOfPost} from '../../../components/Contents/of-post';

export default function BlogPostItemFooter(): ReactNode {
  const contents = useContentsOfPost();
  return contents && <ContentsRail {...contents} />;
}
