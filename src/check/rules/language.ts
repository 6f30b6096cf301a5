import {join} from 'node:path';
import type {Check} from '../rule';

// Both load large dictionaries, so they are only imported on request.

/** Words are British English, software terms, or the project's own. */
export const spelling: Check = {
  async language(siteDir) {
    const {dictionary, spelling: read} = await import('../language/spelling');
    return read(join(siteDir, dictionary));
  },
};

/** Sentences are easy to read. */
export const prose: Check = {
  language: async () => (await import('../language/prose')).prose,
};
