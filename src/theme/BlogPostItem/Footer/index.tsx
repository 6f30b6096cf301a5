// Replaces BlogPostItem/Footer: tags and edit link are part of the text's ending (see PostSurroundings), which
// React does not process.
import type {ReactNode} from 'react';

export default function BlogPostItemFooter(): ReactNode {
  return null;
}
