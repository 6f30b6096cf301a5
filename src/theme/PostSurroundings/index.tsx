// Adds PostSurroundings: what comes before and after the text of a post, in the text's own frame, so
// that a prerendered page loads none of its code.
import type {ReactNode} from 'react';
import {NewestCorrection, PostChanges} from '../../components/PostChanges';
import {PostEnding} from '../../components/PostEnding';
import {SeriesNavigation} from '../../components/SeriesNavigation';
import type {PostSurroundings} from '../../lib/rank-posts/post-surroundings';

type Props = PostSurroundings & {children: ReactNode};

export default function PostSurroundingsOfText({related, series, children}: Props): ReactNode {
  return (
    <>
      <SeriesNavigation series={series} />
      <NewestCorrection />
      {children}
      <PostChanges />
      <PostEnding related={related} />
    </>
  );
}
