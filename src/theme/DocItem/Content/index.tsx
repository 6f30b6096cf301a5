// Replaces DocItem/Content: the collapsible contents go between the title and the text.
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocItem/Content';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type {ReactNode} from 'react';
import {CanonicalOriginal, inLanguage, useOriginalLanguage} from '../../../components/Untranslated';

export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, frontMatter, contentTitle, toc} = useDoc();
  const title = contentTitle ?? (frontMatter.hide_title ? undefined : metadata.title);
  const language = useOriginalLanguage(metadata.source);
  return (
    <div {...inLanguage(language)} className={ThemeClassNames.docs.docMarkdown}>
      <CanonicalOriginal language={language} />
      {title && (
        <header>
          <Heading as="h1">{title}</Heading>
        </header>
      )}
      {!frontMatter.hide_table_of_contents && toc.length > 0 && <DocItemTOCMobile />}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
