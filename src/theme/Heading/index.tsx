// Replaces Heading: the stock one calls its link by the id of a heading that has code, and ends the heading's name with that of the link.
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {textOf} from '../../components/text-of';

export default function Heading({as: As, id, ...props}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  const targetClass = useAnchorTargetClassName(id);
  if (As === 'h1' || !id) {
    return <As {...props} />;
  }
  collectAnchor(id);
  const words = textOf(props.children);
  const title = translate(
    {id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}'},
    {heading: words},
  );
  const className = clsx('anchor', targetClass, props.className);
  return (
    <As {...props} id={id} aria-label={words} className={className}>
      {props.children}
      <Link className="hash-link" to={`#${id}`} aria-label={title} title={title} translate="no">
        &#8203;
      </Link>
    </As>
  );
}
