declare module '@generated/social-cards/default/head.json' {
  import type {BuiltHead} from '../../content/built-head';

  const head: BuiltHead;
  export default head;
}
