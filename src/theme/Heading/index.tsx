// Wraps Heading: the accessible name of the stock one ends with that of its own link.
import HeadingOriginal from '@theme-original/Heading';
import type {Props} from '@theme/Heading';
import type {ReactNode} from 'react';
import {textOf} from '../../components/text-of';

export default function Heading(props: Props): ReactNode {
  return <HeadingOriginal {...props} aria-label={props.id && textOf(props.children)} />;
}
