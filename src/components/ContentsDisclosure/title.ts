import {translate} from '@docusaurus/Translate';

/** What the list of a page's sections is called, folded or beside the text. */
export function contentsTitle(): string {
  return translate({
    id: 'theme.TOCCollapsible.toggleButtonLabel',
    message: 'On this page',
    description: 'What the list of a page’s sections is called',
  });
}
