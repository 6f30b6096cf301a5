declare module '@generated/markdown-twins/default/head.json' {
  import type {BuiltHead} from '../../lib/built-head';

  const head: BuiltHead;
  export default head;
}
