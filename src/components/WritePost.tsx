import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

/** Leads colleagues to the editor of their code host, where a post begins; nothing where it has none that can. */
export function WritePost(): ReactNode {
  const {newPost} = useDocusaurusContext().siteConfig.customFields as {newPost: string | null};
  return (
    newPost !== null && (
      <p>
        <a href={newPost}>
          <Translate
            id="site.authors.write"
            description="Link below the list of authors, to the editor of the code host">
            Do you work with us? Write a post
          </Translate>
        </a>
      </p>
    )
  );
}
