// Replaces BlogPostItem/Footer: tags and edit link stand with the text (see PostSurroundings), where
// React has nothing to do for them.
import type {ReactNode} from 'react';

export default function BlogPostItemFooter(): ReactNode {
  return null;
}
