import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {useId, type ReactNode} from 'react';
import {bibtex, plainCitation} from '../../lib/citation';
import {markdownAddress} from '../../lib/markdown-address';
import type {PostSurroundings, Shared} from '../../lib/post-surroundings';
import styles from './styles.module.css';

type Props = Pick<PostSurroundings, 'related'> & {
  /** Tags and edit link. */
  children: ReactNode;
};

function Reason({shared}: {shared: Shared}): ReactNode {
  if ('author' in shared) {
    return (
      <Translate
        id="site.related.author"
        description="Why a post is related: the same team wrote both"
        values={{author: shared.author}}>
        {'also by {author}'}
      </Translate>
    );
  }
  return 'tag' in shared ? (
    <Translate
      id="site.related.tag"
      description="Why a post is related: both have the tag"
      values={{tag: shared.tag}}>
      {'also on {tag}'}
    </Translate>
  ) : (
    <Translate
      id="site.related.word"
      description="Why a post is related: both speak of the word"
      values={{word: shared.word}}>
      {'also speaks of “{word}”'}
    </Translate>
  );
}

function RelatedPosts({related}: Pick<PostSurroundings, 'related'>): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        <Translate id="site.related.title" description="Title of the list of related posts">
          Related posts
        </Translate>
      </h2>
      <ul className={styles.related}>
        {related.map(({title, permalink, shared}) => (
          <li key={permalink}>
            <Link to={permalink}>{title}</Link>{' '}
            <span className={styles.reason}>
              <Reason shared={shared} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The buttons work by `PostActions/client-module`. */
function Sharing(): ReactNode {
  const {permalink} = useBlogPost().metadata;
  const done = translate({
    id: 'site.post.copied',
    message: 'Copied',
    description: 'Answer of a button that copies',
  });
  const failed = translate({
    id: 'site.post.notCopied',
    message: 'Not copied',
    description: 'Answer of a button that could not copy',
  });
  const button = {type: 'button', className: styles.button, 'data-done': done} as const;
  return (
    <p className={styles.actions}>
      <button {...button} data-failed={failed} data-post-action="link">
        <Translate id="site.post.copyLink" description="Button that copies a post’s address">
          Copy link
        </Translate>
      </button>
      <button {...button} data-failed={failed} data-post-action="share" hidden>
        <Translate id="site.post.share" description="Button that opens the browser’s share sheet">
          Share…
        </Translate>
      </button>
      <button
        {...button}
        data-failed={failed}
        data-post-action="markdown"
        data-source={markdownAddress(permalink)}>
        <Translate id="site.post.copyMarkdown" description="Button that copies a post’s Markdown">
          Copy as Markdown
        </Translate>
      </button>
    </p>
  );
}

function Citation(): ReactNode {
  const {title, authors, date, permalink} = useBlogPost().metadata;
  const {siteConfig} = useDocusaurusContext();
  const cited = {
    title,
    date,
    authors: authors.flatMap(({name}) => name ?? []),
    site: siteConfig.title,
    url: siteConfig.url + permalink,
  };
  return (
    <details>
      <summary>
        <Translate id="site.post.cite" description="Opens the citation of a post">
          Cite this post
        </Translate>
      </summary>
      <p>{plainCitation(cited)}</p>
      <pre>
        <code>{bibtex(cited)}</code>
      </pre>
    </details>
  );
}

/** What follows the text of a post. Scripts are not needed for any of it but the buttons. */
export function PostEnding({related, children}: Props): ReactNode {
  return (
    <div className={styles.ending} data-post-surroundings>
      {children}
      {related.length > 0 && <RelatedPosts related={related} />}
      <Sharing />
      <Citation />
    </div>
  );
}
