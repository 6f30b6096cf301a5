import '../css/pages.css';
import MDXContent from '@theme/MDXContent';
import type {Props as ContentsProps} from '@theme/TOC';
import TOCCollapsible from '@theme/TOCCollapsible';
import type {ReactNode} from 'react';
import type {Cover} from '../lib/cover';
import {ContentsRail} from './Contents';
import {SkyHeader} from './SkyHeader';
import {CanonicalOriginal, inLanguage, useOriginalLanguage} from './Untranslated';

/** What the page of the podcast exports besides, as src/markdown/podcast writes it. */
export type WithCover = {titleCover?: Cover};

type Props = WithCover & {
  /** Above the text, which has none. */
  title: string | undefined;
  description: string | undefined;
  /** The file, as `@site/…`. */
  source: string;
  /** The sections, if they are to be listed. */
  toc: ContentsProps['toc'] | null;
  children: ReactNode;
};

/** A page of text. That of the podcast has its title on the sky of the newest episode. */
export function TextPage({
  title,
  description,
  source,
  titleCover,
  toc,
  children,
}: Props): ReactNode {
  const language = useOriginalLanguage(source);
  return (
    <article {...inLanguage(language)}>
      <CanonicalOriginal language={language} />
      {titleCover ? (
        <SkyHeader cover={titleCover}>
          <h1>{title}</h1>
          {description && <p className="site-lede">{description}</p>}
        </SkyHeader>
      ) : (
        title && <h1>{title}</h1>
      )}
      {toc && <TOCCollapsible toc={toc} />}
      <MDXContent>{children}</MDXContent>
      {toc && <ContentsRail toc={toc} />}
    </article>
  );
}
