// Replaces BlogPostItem/Footer: tags and edit link are part of a post's ending (see BlogPostItem/Content).
import type {ReactNode} from 'react';
import {ContentsRail, useContentsOfPost} from '../../../components/Contents';

export default function BlogPostItemFooter(): ReactNode {
  const contents = useContentsOfPost();
  return contents && <ContentsRail {...contents} />;
}
