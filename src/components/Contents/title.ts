import {translate} from '@docusaurus/Translate';

/** The title of the list of a page's sections, collapsed or beside the text. */
export const contentsTitle = (): string =>
  translate({
    id: 'theme.TOCCollapsible.toggleButtonLabel',
    message: 'On this page',
    description: 'What the list of a page’s sections is called',
  });
