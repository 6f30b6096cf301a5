import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import {coverFile, drawingId, type Cover as CoverOfPost} from '../../lib/cover';

type Props = {
  cover: CoverOfPost;
  /** Whether its beginning is shown alone, larger: rows start there, and the sun is in it. */
  isPart?: boolean;
};

/**
 * The cover of a post, in the colours of the sky around it. It repeats the text as a drawing, so it is hidden from
 * screen readers.
 */
export function Cover({cover, isPart = false}: Props): ReactNode {
  return (
    <svg
      className="site-cover"
      viewBox={isPart ? '40 60 720 480' : '0 0 1200 800'}
      aria-hidden="true">
      {/* From a file: it is fetched once for all pages that show it, and inherits their colours. */}
      <use href={`${useBaseUrl(coverFile(cover))}#${drawingId}`} />
    </svg>
  );
}

/** Parts of the covers of a few posts in a row, each under its own sky: as a whole, none shows much so small. */
export function Covers({covers}: {covers: CoverOfPost[]}): ReactNode {
  return (
    <div className="site-covers">
      {covers.map((cover) => (
        <div key={cover.file} className={`sky-${cover.sky}`}>
          <Cover cover={cover} isPart />
        </div>
      ))}
    </div>
  );
}
