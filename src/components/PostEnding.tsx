import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {useId, type ReactNode} from 'react';
import {alternatePath, archivePath, downloadsOf} from '../content/beside-page';
import {bibtex, plainCitation} from '../content/citation';
import {lastChange} from '../content/last-change';
import {threadsOf, type Thread} from '../content/threads';
import {postActionAttribute, postExtrasAttribute} from '../lib/contracts';
import type {RelatedContent, Shared} from '../lib/rank-posts/related-content';
import {useFormatDay} from '../runtime/day-names/client';
import {AfterPost} from '../site/slots/AfterPost';
import {Cover} from './Cover';

type Props = Pick<RelatedContent, 'related'>;

function Reason({tag, author}: Shared): ReactNode {
  if (author) {
    return (
      <Translate
        id="site.related.author"
        description="Why a post is related: the same team wrote both"
        values={{author}}>
        {'also by {author}'}
      </Translate>
    );
  }
  return tag ? (
    <Translate
      id="site.related.tag"
      description="Why a post is related: both have the tag"
      values={{tag}}>
      {'also on {tag}'}
    </Translate>
  ) : (
    <Translate
      id="site.related.words"
      description="Why a post is related: neither a tag nor a team, but words are in both">
      with similar words
    </Translate>
  );
}

function RelatedPosts({related}: Pick<RelatedContent, 'related'>): ReactNode {
  const id = useId();
  const formatDay = useFormatDay();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        <Translate id="site.related.title" description="Title of the list of related posts">
          Read next
        </Translate>
      </h2>
      <div className="site-cards">
        {related.map(({title, permalink, date, cover, shared}) => (
          <article key={permalink} className="site-card">
            {cover && <Cover cover={cover} />}
            <h3>
              <Link to={permalink}>{title}</Link>
            </h3>
            <p className="site-quiet">
              <time dateTime={date}>{formatDay(date)}</time>
              {', '}
              <Reason {...shared} />
            </p>
          </article>
        ))}
      </div>
    </section>
  );
}

type ActionProps = {
  /** What it does: see `src/runtime/site-script/post-actions.ts`. */
  name: 'share' | 'markdown' | 'citation';
  hidden?: boolean;
  children: ReactNode;
};

/** A button that the site script handles, so that it needs no React code. */
function Action({name, hidden, children}: ActionProps): ReactNode {
  return (
    <button
      type="button"
      className="clean-btn site-action"
      hidden={hidden}
      // It answers a press for two seconds.
      suppressHydrationWarning
      {...{[postActionAttribute]: name}}
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
  const {metadata} = useBlogPost();
  const {permalink, unlisted, editUrl, frontMatter, date} = metadata;
  const {siteConfig} = useDocusaurusContext();
  const formatDay = useFormatDay();
  const changed = lastChange({...metadata, date: new Date(date)}).toISOString();
  return (
    <div className="site-actions">
      {changed.slice(0, 10) > date.slice(0, 10) && (
        <span>
          <Translate
            id="site.post.lastChanged"
            description="The day on which the text of a post last changed"
            values={{day: <time dateTime={changed}>{formatDay(changed)}</time>}}>
            {'Last changed {day}'}
          </Translate>
        </span>
      )}
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
      <Action name="share" hidden>
        <Translate id="site.post.share" description="Button that opens the browser’s share sheet">
          Share…
        </Translate>
      </Action>
      {/* An unlisted post has no Markdown file. */}
      {!unlisted && (
        <>
          <Action name="markdown">
            <Translate
              id="site.post.copyMarkdown"
              description="Button that copies a post, as Markdown">
              Copy as Markdown
            </Translate>
          </Action>
          <a href={alternatePath(permalink, siteConfig.baseUrl)}>
            <Translate id="site.post.markdown" description="Link to the Markdown of a post">
              View Markdown
            </Translate>
          </a>
        </>
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
      <Action name="citation">
        <Translate id="site.post.copyBibtex" description="Button that copies a post’s citation">
          Copy BibTeX
        </Translate>
      </Action>
    </details>
  );
}

/** What follows the text of a post: where to read on, what is known of it, and what can be done with it. */
export function PostEnding({related}: Props): ReactNode {
  const {title, permalink, date} = useBlogPost().metadata;
  const {siteConfig} = useDocusaurusContext();
  return (
    <div className="site-ending" {...{[postExtrasAttribute]: true}}>
      {related.length > 0 && <RelatedPosts related={related} />}
      <Actions />
      <AfterPost post={{title, permalink, date}} url={new URL(permalink, siteConfig.url).href} />
    </div>
  );
}
