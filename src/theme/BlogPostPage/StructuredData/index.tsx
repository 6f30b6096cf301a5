// Replaces BlogPostPage/StructuredData: src/output/structured-data says more, and says it once.
export default function NoStructuredData(): null {
  return null;
}
