// Wraps Heading: the accessible name of the stock one ends with that of its own link.
import HeadingOriginal from '@theme-original/Heading';
import type {Props} from '@theme/Heading';
import {Children, isValidElement, type ReactNode} from 'react';

function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) =>
      isValidElement<{children?: ReactNode}>(child)
        ? textOf(child.props.children)
        : typeof child === 'string'
          ? child
          : '',
    )
    .join('');
}

export default function Heading(props: Props): ReactNode {
  return <HeadingOriginal {...props} aria-label={props.id && textOf(props.children)} />;
}
