import type {ReactNode} from 'react';
import type {ListedPost} from '../../content/listed-post';
import {Dial} from '../Dial';

type Props = Pick<ListedPost, 'date' | 'readingTime' | 'tags'>;

/** The dial of a post, from what the blog knows of it. */
export function PostDial({date, readingTime = 0, tags}: Props): ReactNode {
  return <Dial date={date} minutes={readingTime} tags={tags.map(({label}) => label)} />;
}
