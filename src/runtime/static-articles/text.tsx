import {Fragment, useEffect, type ComponentType, type ReactNode} from 'react';
import {articleAttribute, hydratedAttribute, islandAttribute} from '../../lib/contracts';
import type {Islands} from './islands';
import {useArticleLinks} from './links';

type Content = ComponentType<Record<string, unknown>>;
type Module = {default: Content};

/** The element around a text: links in it navigate inside the site, whoever wrote it. */
function useFrame(id: string) {
  return {[articleAttribute]: id, className: 'markdown', ...useArticleLinks()};
}

function Frame({id, children}: {id: string; children: ReactNode}): ReactNode {
  return <div {...useFrame(id)}>{children}</div>;
}

type Wrapper = ComponentType<{children: ReactNode}>;

/**
 * A text with the components of Markdown, in its frame.
 *
 * @param id of the text, which its frame bears
 * @param Surroundings what stands before and after the text of a post
 * @param around what they are to know
 */
export function framed(
  id: string,
  Components: Wrapper,
  Content: Content,
  Surroundings: Wrapper = Fragment,
  around: object = {},
): Content {
  return function Article(props) {
    return (
      <Frame id={id}>
        <Surroundings {...around}>
          <Components>
            <Content {...props} />
          </Components>
        </Surroundings>
      </Frame>
    );
  };
}

/**
 * A text that the build has written, as a component.
 *
 * @param id of the text, which its frame bears
 * @param html inside its frame
 * @param loadIslands asks for the parts of it that are more than what is written, if it has any
 */
export function writtenArticle(
  id: string,
  html: string,
  loadIslands: () => Promise<Islands | undefined>,
): Content {
  // One object for good: React writes the text again when it is given another, whatever is in it.
  const written = {__html: html};
  return function WrittenArticle() {
    const given = useFrame(id);
    const {ref} = given;
    useEffect(() => {
      if (!ref.current!.querySelector(`[${islandAttribute}]`)) {
        return undefined;
      }
      let takeDown: (() => void) | undefined;
      let isGone = false;
      // Few texts have one, so what wakes them is not sent with all.
      Promise.all([import('./islands'), loadIslands()]).then(([{wakeIslands}, islands]) => {
        if (!isGone && islands) {
          takeDown = wakeIslands(ref.current!, islands);
        }
      }, reportError);
      return () => {
        isGone = true;
        takeDown?.();
      };
    }, [ref]);
    return <div {...given} suppressHydrationWarning dangerouslySetInnerHTML={written} />;
  };
}

/** What stands inside the frame of a text in a document. */
export const writtenIn = (document: Document, id: string): string | undefined =>
  document.querySelector(`[${articleAttribute}="${id}"]`)?.innerHTML;

/**
 * The text of the page, as a component: what the page already shows where the build has written it
 * there, else the text's own code, once it has arrived.
 *
 * @param id of the text, which its frame bears
 * @param load asks for its code
 * @param islands ask for the code of its parts that are more than what is written
 * @throws what `load` throws
 */
export async function arrived(
  id: string,
  load: () => Promise<Module>,
  islands?: Islands,
): Promise<Content> {
  const isWritten = document.documentElement.getAttribute(hydratedAttribute) === 'false';
  const html = isWritten ? writtenIn(document, id) : undefined;
  if (html === undefined) {
    return (await load()).default;
  }
  return writtenArticle(id, html, () => Promise.resolve(islands));
}
