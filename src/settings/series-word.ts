import {routes} from '../site/routes';
import {withDefaults} from './routes';

/** What the address of each series of posts is below. */
export const seriesWord = withDefaults(routes).series;
