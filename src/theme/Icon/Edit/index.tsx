// Replaces Icon/Edit: no other link of a text has a picture.
export default function NoIcon(): null {
  return null;
}
