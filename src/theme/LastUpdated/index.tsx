// Replaces LastUpdated: the stock date is in the style of the United States, and marked as a property (`itemprop`)
// of an item that is not there.
import type {Props} from '@theme/LastUpdated';
import type {ReactNode} from 'react';
import {LastChange} from '../../components/DocsLayout/LastChange';

export default function LastUpdated({lastUpdatedAt, lastUpdatedBy}: Props): ReactNode {
  return <LastChange at={lastUpdatedAt} by={lastUpdatedBy} />;
}
