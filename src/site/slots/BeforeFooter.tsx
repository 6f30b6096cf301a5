import type {ReactNode} from 'react';

/**
 * What is shown above the footer of every page, such as a form to subscribe by mail. It is not part of the page's text,
 * so it needs a name of its own: put it into a `<section aria-label="Subscribe">`, which is as wide as the page.
 */
export function BeforeFooter(): ReactNode {
  return null;
}
