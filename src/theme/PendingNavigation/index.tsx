// Adds PendingNavigation: what goes from page to page; plugins/page-navigation puts it in its place.
export {PendingNavigation as default} from '../../components/PageTransition';
