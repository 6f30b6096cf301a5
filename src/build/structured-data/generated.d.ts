declare module '@generated/structured-data/default/head.json' {
  import type {BuiltHead} from '../../content/built-head';

  const head: BuiltHead;
  export default head;
}
