import {Children, isValidElement, type ReactNode} from 'react';

/** The text of what is rendered, such as a paragraph made from Markdown. */
export const textOf = (node: ReactNode): string =>
  Children.toArray(node)
    .map((child) =>
      isValidElement<{children?: ReactNode}>(child)
        ? child.type === 'br'
          ? '\n'
          : textOf(child.props.children)
        : typeof child === 'object'
          ? ''
          : String(child),
    )
    .join('');
