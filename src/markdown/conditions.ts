import type {Identity} from '../settings/schema';

/** The parts of the identity that texts may depend on. */
export type SwitchedOn = Pick<Identity, 'podcast' | 'services'>;

/** What `:::when{…}` may name, and whether a site has it. */
const conditions: Readonly<Record<string, (site: SwitchedOn) => boolean>> = {
  podcast: ({podcast}) => podcast !== null,
  'no-podcast': ({podcast}) => podcast === null,
  services: ({services = []}) => services.length > 0,
  'no-services': ({services = []}) => services.length === 0,
  counting: ({services = []}) => services.some(({counts}) => counts === true),
};

export const conditionNames = Object.keys(conditions);

/** Whether a site has all that is named; names that nothing knows are of no site. */
export const isMet = (names: readonly string[], site: SwitchedOn): boolean =>
  names.every((name) => conditions[name]?.(site) ?? false);

/** Replaces the blocks of a text that a site does not show by empty lines, so that the others keep their numbers. */
export const withoutUnmet = (text: string, site: SwitchedOn): string =>
  text.replace(/^:::when\{([^}\n]*)\}\n[^]*?^:::$/gm, (block, names: string) =>
    isMet(names.trim().split(/\s+/), site) ? block : block.replace(/[^\n]/g, ''),
  );
