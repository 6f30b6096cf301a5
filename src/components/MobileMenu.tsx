import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import IconClose from '@theme/Icon/Close';
import type {ReactNode} from 'react';
import {menuId, menuListPlaceAttribute, panelAttribute, stepAttribute} from '../lib/contracts';
import {searchLabel, searchPath} from '../runtime/search/client';

type Props = {
  /** The site's name and the colour switch, beside the button that closes the menu. */
  header: ReactNode;
  /** The site's own links. */
  children: ReactNode;
  /** What comes after the list of posts and the search, such as links to other sites. */
  others: ReactNode;
};

/**
 * The menu of narrow windows. It opens on the site's own links, and leads from there to the list of posts; on pages of
 * the docs it opens on their list. `src/runtime/site-script/phone-menu.ts` copies the list of the page into it, so that
 * no page has it twice.
 */
export function MobileMenu({header, children, others}: Props): ReactNode {
  return (
    <dialog id={menuId} className="theme-layout-navbar-sidebar">
      <div className="site-menu-head">
        <button
          type="button"
          className="clean-btn"
          aria-label={translate({
            id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel',
            message: 'Close navigation bar',
            description: 'The ARIA label for close button of mobile sidebar',
          })}
          autoFocus
          // React's types do not know them yet.
          {...{commandfor: menuId, command: 'close'}}>
          <IconClose />
        </button>
        {header}
      </div>
      <div className="site-panels">
        <div {...{[panelAttribute]: 'first'}}>
          <ul className="menu__list">{children}</ul>
          <button
            type="button"
            className="clean-btn site-step"
            {...{[stepAttribute]: 'second'}}
            hidden>
            {/* The site script writes into it, and React leaves it alone, as below. */}
            <span dangerouslySetInnerHTML={{__html: ''}} />
            <span aria-hidden="true">→</span>
          </button>
          <ul className="menu__list">
            <li>
              <a className="menu__link" href={useBaseUrl(searchPath)}>
                {searchLabel()}
              </a>
            </li>
            {others}
          </ul>
        </div>
        <div {...{[panelAttribute]: 'second'}} inert>
          <button type="button" className="clean-btn site-step" {...{[stepAttribute]: 'first'}}>
            <Translate
              id="theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel"
              description="The button that leads from the list of posts or docs to the site's own links">
              ← Back to main menu
            </Translate>
          </button>
          <div {...{[menuListPlaceAttribute]: true}} dangerouslySetInnerHTML={{__html: ''}} />
        </div>
      </div>
    </dialog>
  );
}
