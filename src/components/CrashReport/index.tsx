import Translate from '@docusaurus/Translate';
import {useEffect, useState, type ReactNode} from 'react';
import {postTextId} from '../../lib/contracts';
import type {publishedArticle} from './published-article';
import {Reason} from './Reason';

type Props = {
  error: Error;
  /** Renders the page again. */
  tryAgain: () => void;
};

/**
 * Says that a page crashed and why, and offers to render it again. An article can still be read: it follows,
 * as the build wrote it. Shares no parts with the pages, since any of them may be what crashed.
 */
export function CrashReport({error, tryAgain}: Props): ReactNode {
  const [article, setArticle] = useState<Awaited<ReturnType<typeof publishedArticle>>>(null);
  useEffect(() => {
    import('./published-article').then(async (module) => {
      setArticle(await module.publishedArticle());
    }, Boolean);
  }, []);
  return (
    <main>
      <div className="site-grid site-sky site-failure sky-0">
        <h1>
          <Translate
            id="theme.ErrorPageContent.title"
            description="The title of the fallback page when the page crashed">
            This page crashed.
          </Translate>
        </h1>
        <Reason error={error} />
        <button type="button" className="site-button" onClick={tryAgain}>
          <Translate
            id="theme.ErrorPageContent.tryAgain"
            description="The label of the button to try again rendering when the React error boundary captures an error">
            Try again
          </Translate>
        </button>
      </div>
      {article && (
        <div className="site-grid site-crashed-page">
          <h2>{article.title}</h2>
          <div id={postTextId}>
            <div className="markdown" dangerouslySetInnerHTML={{__html: article.html}} />
          </div>
        </div>
      )}
    </main>
  );
}
