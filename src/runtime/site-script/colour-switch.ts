import {
  colourModesAttribute,
  colourSwitchClass,
  themeAttribute,
  themeChoiceAttribute,
} from '../../lib/contracts';
import {onPage, onPress, onChosenElsewhere} from './events';
import {ifStored} from './if-stored';

export type ColourSettings = {
  /** Under which Docusaurus stores the reader's choice, and in which of the browser's storages. */
  key: string;
  storage: 'localStorage' | 'sessionStorage';
  /** What is shown to a reader who has chosen nothing. */
  usual: 'light' | 'dark';
  /** Whether "as the system" is one of the choices. */
  respectsSystem: boolean;
  /** Whether there is a switch; without one, what was stored while there was has no effect. */
  hasSwitch: boolean;
};

const choices = ['light', 'dark', 'system'] as const;
type Choice = (typeof choices)[number];

const toggles = `.${colourSwitchClass}`;

/**
 * The colour switch. It does what Docusaurus' own does, in the same attributes and under the same key, before
 * Docusaurus' client has come and after; that client hears of a change as if another tab had made it.
 */
export function colourSwitch({
  key,
  storage,
  usual,
  respectsSystem,
  hasSwitch,
}: ColourSettings): void {
  const root = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)');

  /** Names the choice on the switch, which is written disabled for readers without scripts. */
  const name = (choice: Choice) => {
    for (const toggle of document.querySelectorAll(toggles)) {
      const button = toggle.querySelector('button')!;
      const names = toggle.getAttribute(colourModesAttribute)!.split('|');
      const mode = names[choices.indexOf(choice)]!;
      button.disabled = false;
      // The label also names what there is to choose from: the choice comes last.
      const label = button.ariaLabel!;
      const at = label.lastIndexOf(button.title);
      button.ariaLabel = label.slice(0, at) + mode + label.slice(at + button.title.length);
      button.title = mode;
    }
  };
  const show = (choice: Choice) => {
    root.setAttribute(themeChoiceAttribute, choice);
    root.setAttribute(
      themeAttribute,
      choice === 'system' ? (dark.matches ? 'dark' : 'light') : choice,
    );
    name(choice);
  };
  // Docusaurus' inline script takes whatever is stored.
  const shown = () => {
    const choice = root.getAttribute(themeChoiceAttribute);
    return choices.find((one) => one === choice) ?? usual;
  };
  const stored = (): Choice => {
    const value = hasSwitch ? window[storage].getItem(key) : null;
    return value === 'light' || value === 'dark' ? value : respectsSystem ? 'system' : usual;
  };
  const showStored = () => {
    show(ifStored(stored) ?? shown());
  };

  onPage(() => {
    name(shown());
  });
  onPress(`${toggles} button`, () => {
    const choice = shown();
    // The order is system, light, dark, system.
    const next =
      choice === 'light' || (choice === 'system' && !respectsSystem)
        ? 'dark'
        : choice === 'dark' && respectsSystem
          ? 'system'
          : 'light';
    show(next);
    const value = next === 'system' ? null : next;
    ifStored(() => {
      const area = window[storage];
      if (value === null) {
        area.removeItem(key);
      } else {
        area.setItem(key, value);
      }
      dispatchEvent(new StorageEvent('storage', {key, newValue: value, storageArea: area}));
    });
  });
  onChosenElsewhere(showStored);
  dark.addEventListener('change', () => {
    if (shown() === 'system') {
      show('system');
    }
  });
}
