import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import {coverFile, drawingId, type Cover as CoverOfPost} from '../lib/cover';

/** The cover of a post, under its sky. It repeats the text as a drawing, so it is hidden from screen readers. */
export function Cover({cover}: {cover: CoverOfPost}): ReactNode {
  return (
    <svg className={`site-cover sky-${cover.sky}`} viewBox="0 0 1200 800" aria-hidden="true">
      {/* From a file: it is fetched once for all pages that show it, and inherits their colours. */}
      <use href={`${useBaseUrl(coverFile(cover))}#${drawingId}`} />
    </svg>
  );
}
