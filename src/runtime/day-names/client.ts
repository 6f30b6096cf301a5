import {usePluginData} from '@docusaurus/useGlobalData';
import {formatDay, type DayNames, type DayStyle} from '../../lib/day';

/** A function that writes an ISO 8601 date as the site's language does. */
export function useFormatDay(style?: DayStyle): (date: string) => string {
  const names = usePluginData('day-names') as DayNames;
  return (date) => formatDay(date, names, style);
}
