type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Inline script of the head that keeps input made before the page is live. The colour switch works at once;
 * presses of other buttons, and values typed or chosen in fields, are kept and replayed once the page is
 * hydrated. Links and forms need no help. A press of the search key, and what was typed after it, is kept
 * on the root until the search asks for it (see SearchOnIntent).
 *
 * @param hydratedAttribute of the root, as are the next three
 * @param wantedAttribute of the root, set so that the page's scripts are requested
 * @param pressed its value then
 * @param taken value of the search's attribute once the search itself listens
 * @param toggle selector of the colour switch
 * @param search selector of the link to the search
 * @param key under which the choice of colours is stored
 * @param storage the name of the browser's storage that holds it
 * @param respectsSystem whether "as the system" is one of the choices
 */
export function keepEarlyInput(
  hydratedAttribute: string,
  themeAttribute: string,
  choiceAttribute: string,
  searchAttribute: string,
  wantedAttribute: string,
  pressed: string,
  taken: string,
  toggle: string,
  search: string,
  key: string,
  storage: 'localStorage' | 'sessionStorage',
  respectsSystem: boolean,
): void {
  const root = document.documentElement;
  const isLive = () => root.getAttribute(hydratedAttribute) === 'true';
  // A button that is pressed again because nothing has happened yet is replayed once.
  const presses = new Set<HTMLButtonElement>();
  const values = new Map<Field, string>();

  /** Cycles as the theme does: system, light, dark, system; or back and forth between dark and light. */
  const switchColours = () => {
    const choice = root.getAttribute(choiceAttribute);
    const next =
      choice !== 'dark' && (choice === 'light' || !respectsSystem)
        ? 'dark'
        : choice === 'dark' && respectsSystem
          ? 'system'
          : 'light';
    const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
    root.setAttribute(choiceAttribute, next);
    root.setAttribute(themeAttribute, next === 'system' ? (prefersDark ? 'dark' : 'light') : next);
    try {
      if (next === 'system') {
        window[storage].removeItem(key);
      } else {
        window[storage].setItem(key, next);
      }
    } catch {
      // If storage is refused, the choice is lost with the page, as it is later.
    }
  };

  const want = () => {
    root.setAttribute(wantedAttribute, pressed);
  };
  const keep = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(search);
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (link && isPlain && !isLive() && link.pathname !== location.pathname) {
      // As a press of the search key.
      event.preventDefault();
      root.setAttribute(searchAttribute, ' ');
      want();
    }
    const button = (event.target as Element).closest<HTMLButtonElement>('#__docusaurus button');
    if (isLive() || button?.type !== 'button') {
      return;
    }
    // Code that has just arrived must not handle the same press.
    event.stopImmediatePropagation();
    want();
    if (button.closest(toggle)) {
      switchColours();
    } else {
      presses.add(button);
    }
  };
  const keepValue = ({target}: Event) => {
    values.set(target as Field, (target as Field).value);
    want();
  };
  const keepSearch = (event: KeyboardEvent) => {
    const {key, target} = event;
    const words = root.getAttribute(searchAttribute);
    if (words === taken) {
      removeEventListener('keydown', keepSearch, true);
      return;
    }
    const isCommand = event.ctrlKey || event.metaKey;
    const isTyped = key.length === 1 && !(target as Element).closest('input,textarea,select');
    if (isCommand ? key === 'k' : words === null && key === '/' && isTyped) {
      root.setAttribute(searchAttribute, ' ');
    } else if (words !== null && isTyped && !isCommand) {
      root.setAttribute(searchAttribute, words + key);
    } else {
      return;
    }
    event.preventDefault();
    want();
  };
  addEventListener('click', keep, true);
  addEventListener('input', keepValue, true);
  addEventListener('keydown', keepSearch, true);
  new MutationObserver((_records, observer) => {
    if (isLive()) {
      observer.disconnect();
      removeEventListener('click', keep, true);
      removeEventListener('input', keepValue, true);
      setTimeout(() => {
        for (const [field, value] of values) {
          // React has emptied the field, and ignores values set through its own `value`.
          Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(
            field,
            value,
          );
          // For a text field, React treats it as `input`.
          field.dispatchEvent(new Event('change', {bubbles: true}));
        }
        for (const button of presses) {
          button.click();
        }
      });
    }
  }).observe(root, {attributeFilter: [hydratedAttribute]});
}

/**
 * Inline script at the end of the body: enables the colour switch, which is written disabled for readers
 * without scripts, and names the mode that the reader has chosen, which the build cannot know.
 *
 * @param toggle its selector
 * @param modes the attribute that names light, dark and the system's colours
 * @param choice the attribute of the root that holds the reader's choice
 */
export function enableToggle(toggle: string, modes: string, choice: string): void {
  const root = document.documentElement;
  for (const button of document.querySelectorAll<HTMLButtonElement>(`${toggle} button`)) {
    button.disabled = false;
    button.className = button.className.replace(/\S*Disabled\S*/, '');
    const names = button.closest(toggle)!.getAttribute(modes)!.split('|');
    const name = () => {
      // The last name is for the system's colours.
      const mode = names.at(['light', 'dark'].indexOf(root.getAttribute(choice)!))!;
      const label = button.getAttribute('aria-label')!;
      button.setAttribute('aria-label', label.replace(button.title, mode));
      button.title = mode;
    };
    name();
    new MutationObserver(name).observe(root, {attributeFilter: [choice]});
  }
}
