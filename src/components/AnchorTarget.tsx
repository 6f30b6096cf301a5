import useBrokenLinks from '@docusaurus/useBrokenLinks';

/** Tells the build's check of anchors that an element of a text has this `id`. It shows nothing. */
export function AnchorTarget({target}: {target: string}): null {
  useBrokenLinks().collectAnchor(target);
  return null;
}
