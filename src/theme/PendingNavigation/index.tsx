// Adds PendingNavigation: the transition from page to page; runtime/page-navigation puts it in place.
import {useHistory} from '@docusaurus/router';
import type {ComponentProps, ReactNode} from 'react';
import {PageTransition} from '../../components/PageTransition';

type Props = Omit<ComponentProps<typeof PageTransition>, 'history'>;

export default function PendingNavigation(props: Props): ReactNode {
  return <PageTransition {...props} history={useHistory()} />;
}
