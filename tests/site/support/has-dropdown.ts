import {identity} from '../../../src/site/identity';
import {navbarItems} from '../../../src/site/navigation';

/** Whether the navbar has a menu that opens: one of the owner's, or that of languages. */
export const hasDropdown =
  identity.locales.length > 1 ||
  navbarItems(identity).some(({type}) => /dropdown$/i.test(String(type)));
