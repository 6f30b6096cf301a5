// Adds PendingNavigation: what goes from page to page; runtime/page-navigation puts it in its place.
export {PendingNavigation as default} from '../../components/PageTransition';
