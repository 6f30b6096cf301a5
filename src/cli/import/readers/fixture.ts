import {afterEach, beforeEach, vi} from 'vitest';
import type {Files, Source, SourcePost} from '../model';

/** Files of a source from texts. */
export const filesOf = (texts: Readonly<Record<string, string>>): Files =>
  new Map(Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)]));

/** The post of a file, or of the only one. */
export function postOf({posts}: Source, file?: string): SourcePost {
  const found = file === undefined ? posts[0] : posts.find((post) => post.file.endsWith(file));
  if (!found) {
    throw new Error(`no post ${file ?? ''} among ${posts.map((post) => post.file).join(', ')}`);
  }
  return found;
}

/** Losses as lines that can be compared. */
export const lossesOf = ({losses}: Pick<Source, 'losses'>): string[] =>
  losses.map(({file, line, what, became}) => `${file}:${line ?? ''} ${what} → ${became}`);

/** Runs the tests of a file on one day, which posts without a date get. */
export function onOneDay(): void {
  beforeEach(() => {
    vi.useFakeTimers({toFake: ['Date'], now: new Date('2026-06-01T12:00:00Z')});
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}
