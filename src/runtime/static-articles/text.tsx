import {Fragment, useEffect, type ComponentType, type ReactNode} from 'react';
import {articleAttribute, hydratedAttribute, islandAttribute} from '../../lib/contracts';
import type {Islands} from './islands';
import {useArticleLinks} from './links';

type Content = ComponentType<Record<string, unknown>>;
type Module = {default: Content};

/** Props of the element around a text, whose links navigate within the site, whoever rendered it. */
function useFrame(id: string) {
  return {[articleAttribute]: id, className: 'markdown', ...useArticleLinks()};
}

function Frame({id, children}: {id: string; children: ReactNode}): ReactNode {
  return <div {...useFrame(id)}>{children}</div>;
}

type Wrapper = ComponentType<{children: ReactNode}>;

/**
 * Wraps a text in its frame, with the Markdown components.
 *
 * @param id of the text, an attribute of its frame
 * @param Surroundings what precedes and follows the text of a post
 * @param around their props
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
 * Creates a component from the HTML that the build wrote for a text.
 *
 * @param id of the text, an attribute of its frame
 * @param html inside its frame
 * @param loadIslands loads its interactive parts, if it has any
 */
export function writtenArticle(
  id: string,
  html: string,
  loadIslands: () => Promise<Islands | undefined>,
): Content {
  // Always the same object: given another one, React writes the text again, even if the HTML is equal.
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
      // Few texts have islands, so the code that wakes them is not sent with every text.
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

/** The HTML inside the frame of a text in a document. */
export const writtenIn = (document: Document, id: string): string | undefined =>
  document.querySelector(`[${articleAttribute}="${id}"]`)?.innerHTML;

/**
 * Returns the text of the page as a component: the HTML that the page already shows if the build wrote it
 * there, otherwise the text's own code, once it has arrived.
 *
 * @param id of the text, an attribute of its frame
 * @param load loads its code
 * @param islands load the code of its interactive parts
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
