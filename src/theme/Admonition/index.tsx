// Replaces Admonition: the stock one distinguishes a warning from a tip only by its icon, brings the framework's boxes,
// knows no kinds of the owner's, and finds no title with emphasis or code in a `.md`, where names of elements are lower-case.
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/Admonition';
import clsx from 'clsx';
import {Children, isValidElement, type ReactElement, type ReactNode} from 'react';
import {Callout} from '../../components/Callout';

const {admonition, admonitionType} = ThemeClassNames.common;

const isTitle = (part: ReactNode): part is ReactElement<{children: ReactNode}> =>
  isValidElement(part) && String(part.type).toLowerCase() === 'mdxadmonitiontitle';

export default function Admonition({type, title, className, id, children}: Props): ReactNode {
  const parts = Children.toArray(children);
  return (
    <Callout
      type={type}
      title={title ?? parts.find(isTitle)?.props.children}
      id={id}
      className={clsx(admonition, admonitionType(type), className)}>
      {parts.filter((part) => !isTitle(part))}
    </Callout>
  );
}
