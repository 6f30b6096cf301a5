// Replaces BlogPostItem/Footer: tags and edit link are part of the text (see PostSurroundings), where
// React does not process them.
import type {ReactNode} from 'react';

export default function BlogPostItemFooter(): ReactNode {
  return null;
}
