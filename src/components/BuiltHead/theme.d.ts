declare module '@theme/BuiltHead' {
  import type {ReactNode} from 'react';

  export default function BuiltHead(): ReactNode;
}
