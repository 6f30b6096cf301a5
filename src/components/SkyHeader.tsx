import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Cover as CoverOfPost} from '../lib/cover';
import {Cover} from './Cover';

type Props = {
  cover?: CoverOfPost | undefined;
  /** The sky, from 0 to 7; by default that of the cover. */
  sky?: number | undefined;
  /** A drawing in the place of the cover. */
  art?: ReactNode;
  children: ReactNode;
};

/** The class of a title of more than sixty characters, which is set smaller. */
export const longTitle = (title: string) => (title.length > 60 ? 'site-long' : undefined);

/** The sky of a post from edge to edge, with words on the left and the cover, cut off by the right edge. */
export function SkyHeader({
  cover,
  sky = cover?.sky,
  art = cover && <Cover cover={cover} />,
  children,
}: Props): ReactNode {
  return (
    <header className={clsx('site-grid site-sky', sky !== undefined && `sky-${sky}`)}>
      <div>
        {/* First, as on phones: a page that is painted before all of it has come puts nothing above what it has shown. */}
        {art && <div className="site-art">{art}</div>}
        <div className="site-words">{children}</div>
      </div>
    </header>
  );
}
