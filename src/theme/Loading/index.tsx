// Replaces Loading: the stock one has colours of its own in inline styles, and says nothing to
// assistive technology.
import type LoadingType from '@theme/Loading';
import type {ComponentProps, ReactNode} from 'react';
import {LazyLoadState} from '../../components/LazyLoadState';

export default function Loading(props: ComponentProps<typeof LoadingType>): ReactNode {
  // Upstream types `error` as any.
  const error = props.error as Error | null;
  return <LazyLoadState error={error} pastDelay={props.pastDelay} retry={props.retry} />;
}
