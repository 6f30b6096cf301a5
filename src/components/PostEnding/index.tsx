import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import {alternatePath} from '../../content/alternate-path';
import {bibtex, plainCitation} from '../../content/citation';
import {lastChange} from '../../content/last-change';
import {archivePath, downloadsOf} from '../../content/downloads';
import type {ListedPost} from '../../content/listed-post';
import {threadsOf, type Thread} from '../../content/threads';
import {surroundingsAttribute} from '../../lib/contracts';
import type {PostSurroundings, Shared} from '../../lib/rank-posts/post-surroundings';
import {useFormatDay} from '../../runtime/day-names/client';
import {AfterPost} from '../../site/slots/AfterPost';
import {Cover} from '../Cover';
import {authorLinks, tagLinks} from '../PostFacts/links';
import styles from './styles.module.css';

type Props = Pick<PostSurroundings, 'related'>;

function Reason({shared}: {shared: Exclude<Shared, {nothing: true}>}): ReactNode {
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
    <section className={styles.next} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        <Translate id="site.related.title" description="Title of the list of related posts">
          Read next
        </Translate>
      </h2>
      <ul className={styles.related}>
        {related.map(({title, permalink, cover, shared}) => (
          <li key={permalink} className={clsx(cover && `sky-${cover.sky}`)}>
            {cover && <Cover cover={cover} />}
            <p>
              <Link to={permalink}>{title}</Link>{' '}
              {!('nothing' in shared) && (
                <span className={styles.reason}>
                  <Reason shared={shared} />
                </span>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Fact({name, children}: {name: ReactNode; children: ReactNode}): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Facts(): ReactNode {
  const {metadata} = useBlogPost();
  const formatDay = useFormatDay();
  const {date, tags, authors, cover} = metadata as ListedPost;
  const changed = lastChange({...metadata, date: new Date(date)}).toISOString();
  const teams = authorLinks(authors);
  return (
    <dl className={styles.facts}>
      {teams.length > 0 && (
        <Fact
          name={
            <Translate id="site.post.writtenBy" description="Precedes the teams that wrote a post">
              Written by
            </Translate>
          }>
          {teams}
        </Fact>
      )}
      {tags.length > 0 && (
        <Fact
          name={
            <Translate id="site.post.tags" description="Precedes the tags of a post">
              Tags
            </Translate>
          }>
          {tagLinks(tags, 'tag')}
        </Fact>
      )}
      {changed.slice(0, 10) > date.slice(0, 10) && (
        <Fact
          name={
            <Translate
              id="site.post.lastChanged"
              description="Precedes the day on which the text of a post last changed">
              Last changed
            </Translate>
          }>
          <time dateTime={changed}>{formatDay(changed)}</time>
        </Fact>
      )}
      {cover && (
        <Fact
          name={
            <Translate id="site.post.cover" description="Title of how to read the cover of a post">
              How to read the cover
            </Translate>
          }>
          <Translate id="site.post.coverExplained" description="How to read the cover of a post">
            It is drawn from the text: a thin stroke is a sentence, a bold one a line of code, a
            hairline a section, a disc a figure. Its sky is the day of the year: January is
            midnight, July is noon.
          </Translate>
        </Fact>
      )}
    </dl>
  );
}

type ActionProps = {
  /** What it does: see `src/runtime/site-script/post-actions.ts`. */
  name: 'link' | 'share' | 'markdown' | 'citation';
  /** The address of the file that it copies, if any. */
  source?: string;
  hidden?: boolean;
  children: ReactNode;
};

/** A button that the site script handles, so that it needs no React code. */
function Action({name, source, hidden, children}: ActionProps): ReactNode {
  return (
    <button
      type="button"
      className={clsx('clean-btn', styles.button)}
      hidden={hidden}
      // It answers a press for two seconds.
      suppressHydrationWarning
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

/** A link to where readers discuss the post, by its label or by what its address says. */
function DiscussLink({url, label, place}: Thread): ReactNode {
  if (place === undefined) {
    return (
      <a href={url}>
        {label ?? (
          <Translate id="site.post.discussByMail" description="Link that begins an e-mail">
            Discuss by mail
          </Translate>
        )}
      </a>
    );
  }
  return (
    <Link to={url}>
      {label ?? (
        <Translate
          id="site.post.discuss"
          description="Link to a thread about a post, such as one on GitHub"
          values={{place}}>
          {'Discuss on {place}'}
        </Translate>
      )}
    </Link>
  );
}

function Actions(): ReactNode {
  const {permalink, unlisted, editUrl, frontMatter} = useBlogPost().metadata;
  const {siteConfig} = useDocusaurusContext();
  return (
    <div className={styles.actions}>
      {threadsOf(frontMatter).map((thread) => (
        <DiscussLink key={thread.url} {...thread} />
      ))}
      {editUrl && (
        <Link to={editUrl}>
          <Translate id="theme.common.editThisPage">Edit this page</Translate>
        </Link>
      )}
      {downloadsOf(frontMatter).length > 0 && (
        <a href={archivePath(permalink)} download>
          <Translate
            id="site.post.downloads"
            description="Link to an archive of the files behind a post, such as its programs and data">
            Code and data
          </Translate>
        </a>
      )}
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
      <Citation />
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
      <Action name="citation">
        <Translate id="site.post.copyBibtex" description="Button that copies a post’s citation">
          Copy BibTeX
        </Translate>
      </Action>
    </details>
  );
}

/** What follows the text of a post: where to read on, its facts, and what can be done with it. */
export function PostEnding({related}: Props): ReactNode {
  const {title, permalink, date} = useBlogPost().metadata;
  const {siteConfig} = useDocusaurusContext();
  return (
    <div className={styles.ending} {...{[surroundingsAttribute]: true}}>
      {related.length > 0 && <RelatedPosts related={related} />}
      <Facts />
      <Actions />
      <AfterPost post={{title, permalink, date}} url={new URL(permalink, siteConfig.url).href} />
    </div>
  );
}
