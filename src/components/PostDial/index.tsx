import type {ReactNode} from 'react';
import {Dial} from '../Dial';

type Props = {
  /** ISO 8601 date. */
  date: string;
  /** Minutes. */
  readingTime?: number;
  tags: Array<{label: string}>;
};

/** The dial of a post, from what the blog knows of it. */
export function PostDial({date, readingTime = 0, tags}: Props): ReactNode {
  return <Dial date={date} minutes={readingTime} tags={tags.map(({label}) => label)} />;
}
