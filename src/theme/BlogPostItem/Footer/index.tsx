// Replaces BlogPostItem/Footer: tags and edit link are part of a post's ending (see BlogPostItem/Content).
export default function NoFooter(): null {
  return null;
}
