import {announcementClosedAttribute} from '../../lib/contracts';
import {onPress, onShownAgain} from './events';

export type AnnouncementSettings = {
  /** Under which Docusaurus stores whether the announcement was closed. */
  key: string;
};

/** The button that closes the announcement. It is remembered as Docusaurus does, whose inline script hides the bar. */
export function announcement({key}: AnnouncementSettings): void {
  const hide = () => {
    document.documentElement.setAttribute(announcementClosedAttribute, 'true');
  };
  onPress('.theme-announcement-bar .close', () => {
    hide();
    try {
      localStorage.setItem(key, 'true');
    } catch {
      // Storage is refused: the bar is closed on this page only.
    }
  });
  onShownAgain(() => {
    try {
      if (localStorage.getItem(key) === 'true') {
        hide();
      }
    } catch {
      // As above.
    }
  });
}
