// Replaces Loading: the stock one has colours of its own in inline styles, and says nothing to
// assistive technology.
import type {LoadingComponentProps as Props} from 'react-loadable';
import type {ReactNode} from 'react';
import {LazyLoadState} from '../../components/LazyLoadState';

export default function Loading({error, pastDelay, retry}: Props): ReactNode {
  return <LazyLoadState error={error} pastDelay={pastDelay} retry={retry} />;
}
