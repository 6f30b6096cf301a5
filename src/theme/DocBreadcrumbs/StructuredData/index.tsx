// Replaces DocBreadcrumbs/StructuredData: src/build/structured-data says more, and says it once.
export default function NoStructuredData(): null {
  return null;
}
