declare module '@generated/structured-data/default/head.json' {
  import type {BuiltHead} from '../../lib/built-head';

  const head: BuiltHead;
  export default head;
}
