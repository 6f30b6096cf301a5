import type {ReactNode} from 'react';
import type {Cover as CoverOfPost} from '../../lib/cover';
import {Cover} from '.';

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
