// Replaces LastUpdated: the stock date is in the style of the United States, and marked as a property (`itemprop`)
// of an item that is not there.
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/LastUpdated';
import type {ReactNode} from 'react';
import {useFormatDay} from '../../runtime/day-names/client';

export default function LastUpdated({lastUpdatedAt: at, lastUpdatedBy: by}: Props): ReactNode {
  const formatDay = useFormatDay();
  const iso = at ? new Date(at).toISOString() : undefined;
  const date =
    iso === undefined ? undefined : (
      <Translate
        id="theme.lastUpdated.atDate"
        values={{date: <time dateTime={iso}>{formatDay(iso)}</time>}}>
        {' on {date}'}
      </Translate>
    );
  const user = by ? (
    <Translate id="theme.lastUpdated.byUser" values={{user: by}}>
      {' by {user}'}
    </Translate>
  ) : undefined;
  return (
    <span className="theme-last-updated">
      <Translate
        id="theme.lastUpdated.lastUpdatedAtBy"
        values={{atDate: date ?? '', byUser: user ?? ''}}>
        {'Last updated{atDate}{byUser}'}
      </Translate>
    </span>
  );
}
