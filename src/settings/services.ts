import type {Service} from './schema';

/** Whether pages may load something of a kind from a service. Its script needs no further word. */
export const serves = ({uses, script}: Service, use: Service['uses'][number]): boolean =>
  uses.includes(use) || (use === 'script' && script !== undefined);
