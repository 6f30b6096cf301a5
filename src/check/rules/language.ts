import {join} from 'node:path';
import type {Check} from '../rule';

// Both read large dictionaries, so they are only loaded where somebody asks for them.

/** British English, the words of software, and those of the project. */
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
