// Replaces SearchMetadata: its tags are for a search service that this site does not use.
export default function NoSearchMetadata(): null {
  return null;
}
