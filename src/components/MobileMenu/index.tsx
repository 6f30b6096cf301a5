import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {isValidElement, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  isShown: boolean;
  /** The row with the site's name and the button that closes the menu. */
  header: ReactNode;
  /** The site's own links. */
  primary: ReactNode;
  /** The list of posts on pages of the blog, of docs on theirs, nothing elsewhere. */
  secondary: ReactNode;
};

/** The title of a list: that of posts has one. */
const titleOf = (list: ReactNode) =>
  isValidElement<{sidebar?: {title?: string}}>(list) ? list.props.sidebar?.title : undefined;

/**
 * The menu of narrow windows. It opens on the site's own links, and leads from there to the list of posts. On pages
 * of the docs it opens on their list, which has no title to lead to it.
 */
export function MobileMenu({isShown, header, primary, secondary}: Props): ReactNode {
  const title = titleOf(secondary);
  const first = Boolean(secondary) && !title;
  const [wasShown, setWasShown] = useState(isShown);
  const [isSecond, setIsSecond] = useState(first);
  if (isShown !== wasShown) {
    setWasShown(isShown);
    // On closing, it slides out as it is.
    if (isShown) {
      setIsSecond(first);
    }
  }
  return (
    <div className={clsx('theme-layout-navbar-sidebar navbar-sidebar', styles.menu)}>
      {header}
      <div className={clsx('navbar-sidebar__items', isSecond && styles.second)}>
        <div className={clsx('menu', styles.panel)} inert={isSecond}>
          {primary}
          {title && (
            <button
              type="button"
              className={clsx('clean-btn', styles.step)}
              onClick={() => {
                setIsSecond(true);
              }}>
              {title}
              <span aria-hidden="true">→</span>
            </button>
          )}
        </div>
        <div className={clsx('menu', styles.panel)} inert={!isSecond}>
          <button
            type="button"
            className={clsx('clean-btn', styles.step)}
            onClick={() => {
              setIsSecond(false);
            }}>
            <Translate
              id="theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel"
              description="The button that leads from the list of posts or docs to the site's own links">
              ← Back to main menu
            </Translate>
          </button>
          {secondary}
        </div>
      </div>
    </div>
  );
}
