import {seekAttribute} from '../../lib/contracts';

/** A chapter of an episode: the link to it, and the second at which it begins. */
export type Chapter = {link: HTMLElement; title: string; start: number};

/** The chapters that are listed below a player, in order. */
export const chaptersIn = (figure: Element | null): Chapter[] =>
  [...(figure?.querySelectorAll<HTMLElement>(`[${seekAttribute}]`) ?? [])].map((link) => ({
    link,
    // Its time comes first.
    title: link.lastChild!.textContent!.trim(),
    start: Number(link.getAttribute(seekAttribute)),
  }));

/** The chapter at a time. A player may stop slightly before the position that it was sent to. */
export const chapterAt = (chapters: Chapter[], time: number): Chapter | undefined =>
  chapters.filter(({start}) => start <= time + 0.05).at(-1);
