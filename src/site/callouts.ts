import type {Callouts} from '../settings/callouts';

/**
 * Kinds of callouts besides Docusaurus' own, such as `security: {label: 'security', colour: '--site-link'}` for
 * `:::security`; `src/settings/callouts.ts` explains each field.
 */
export const callouts: Callouts = {};
