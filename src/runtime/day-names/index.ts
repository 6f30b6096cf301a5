import type {LoadContext, Plugin} from '@docusaurus/types';
import {dayNames} from '../../lib/day';
import {languageOf} from '../../lib/locales';

/** Tells every page how the site's language writes days. */
export default function dayNamesPlugin({i18n}: LoadContext): Plugin {
  return {
    name: 'day-names',
    contentLoaded({actions}) {
      actions.setGlobalData(dayNames(languageOf(i18n)));
    },
  };
}
