// Replaces PaginatorNavLink: the stock one is a box that brings the framework's rules for boxes.
import type {Props} from '@theme/PaginatorNavLink';
import type {ReactNode} from 'react';
import {PagerLink} from '../../components/PagerLink';

export default function PaginatorNavLink(props: Props): ReactNode {
  return <PagerLink {...props} />;
}
