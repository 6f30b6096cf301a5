import {useEffect, useEffectEvent, type RefObject} from 'react';

/**
 * While the menu covers the page, the keyboard stays in it: what is covered cannot take focus, Escape
 * closes the menu, and the focus then returns to where it was.
 *
 * @param bar the navbar, which holds the menu
 */
export function useModalMenu(
  bar: RefObject<HTMLElement | null>,
  isShown: boolean,
  close: () => void,
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      close();
    }
  });
  useEffect(() => {
    const navbar = bar.current;
    if (!isShown || !navbar) {
      return undefined;
    }
    const before = document.activeElement;
    const covered = [
      navbar.querySelector('.navbar__inner'),
      ...[...navbar.parentElement!.children].filter((element) => element !== navbar),
    ].filter((element) => element instanceof HTMLElement);
    for (const element of covered) {
      element.inert = true;
    }
    navbar.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    const listener = (event: KeyboardEvent) => {
      onKeyDown(event);
    };
    document.addEventListener('keydown', listener);
    return () => {
      document.removeEventListener('keydown', listener);
      for (const element of covered) {
        element.inert = false;
      }
      if (before instanceof HTMLElement) {
        before.focus({preventScroll: true});
      }
    };
  }, [bar, isShown]);
}
