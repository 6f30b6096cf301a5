import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import {bibtex, plainCitation} from '../../content/citation';
import {surroundingsAttribute} from '../../lib/contracts';
import type {PostSurroundings, Shared} from '../../lib/rank-posts/post-surroundings';
import {alternatePath} from '../../content/alternate-path';
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

type ActionProps = {
  /** What it does: see `PostActions/actions`. */
  name: 'link' | 'share' | 'markdown' | 'citation';
  /** The address of the file that it copies, if any. */
  source?: string;
  hidden?: boolean;
  children: ReactNode;
};

/** A button that `PostActions/client-module` handles, so that it needs no React code. */
function Action({name, source, hidden, children}: ActionProps): ReactNode {
  return (
    <button
      type="button"
      className={clsx('clean-btn', styles.button)}
      hidden={hidden}
      data-post-action={name}
      data-source={source}
      data-done={translate({
        id: 'site.post.copied',
        message: 'Copied',
        description: 'Answer of a button that copies',
      })}
      data-failed={translate({
        id: 'site.post.notCopied',
        message: 'Not copied',
        description: 'Answer of a button that could not copy',
      })}>
      {children}
    </button>
  );
}

function Sharing(): ReactNode {
  const {permalink, unlisted} = useBlogPost().metadata;
  const {siteConfig} = useDocusaurusContext();
  return (
    <div className={styles.actions}>
      <Action name="link">
        <Translate id="site.post.copyLink" description="Button that copies a post’s address">
          Copy link
        </Translate>
      </Action>
      <Action name="share" hidden>
        <Translate id="site.post.share" description="Button that opens the browser’s share sheet">
          Share…
        </Translate>
      </Action>
      {/* An unlisted post has no Markdown file. */}
      {!unlisted && (
        <Action name="markdown" source={alternatePath(permalink, siteConfig.baseUrl)}>
          <Translate id="site.post.copyMarkdown" description="Button that copies a post’s Markdown">
            Copy as Markdown
          </Translate>
        </Action>
      )}
    </div>
  );
}

function Citation(): ReactNode {
  const {title, authors, date} = useBlogPost().metadata;
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const cited = {
    title,
    date,
    authors: authors.flatMap(({name}) => name ?? []),
    site: siteConfig.title,
    url: siteConfig.url + pathname,
  };
  return (
    <details className={styles.citation}>
      <summary>
        <Translate id="site.post.cite" description="Opens the citation of a post">
          Cite this post
        </Translate>
      </summary>
      <p>{plainCitation(cited)}</p>
      <pre>
        <code>{bibtex(cited)}</code>
      </pre>
      <div className={styles.actions}>
        <Action name="citation">
          <Translate id="site.post.copyBibtex" description="Button that copies a post’s citation">
            Copy BibTeX
          </Translate>
        </Action>
      </div>
    </details>
  );
}

/** What follows the text of a post. */
export function PostEnding({related, children}: Props): ReactNode {
  return (
    <div className={styles.ending} {...{[surroundingsAttribute]: true}}>
      {children}
      {related.length > 0 && <RelatedPosts related={related} />}
      <Sharing />
      <Citation />
    </div>
  );
}
