import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useFormatDay} from '../../runtime/day-names/client';

type Props = {
  /** When the page was last changed, in milliseconds since 1970. */
  at?: number | null | undefined;
  /** Who changed it. */
  by?: string | null | undefined;
};

/** Says when a page was last changed, and by whom. */
export function LastChange({at, by}: Props): ReactNode {
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
