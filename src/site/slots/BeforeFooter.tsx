import type {ReactNode} from 'react';

/** What is shown above the footer of every page, such as a form to subscribe by mail. */
export function BeforeFooter(): ReactNode {
  return null;
}
