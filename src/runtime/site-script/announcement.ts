import {announcementClosedAttribute} from '../../lib/contracts';
import {onPress, onChosenElsewhere} from './events';
import {ifStored} from './if-stored';

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
    ifStored(() => {
      localStorage.setItem(key, 'true');
    });
  });
  onChosenElsewhere(() => {
    if (ifStored(() => localStorage.getItem(key)) === 'true') {
      hide();
    }
  });
}
