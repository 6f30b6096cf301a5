// Replaces DocBreadcrumbs: the sidebar marks where the reader is, and src/build/structured-data tells programs.
export default function NoBreadcrumbs(): null {
  return null;
}
