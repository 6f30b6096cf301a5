declare module '@theme/PageData' {
  import type {ReactNode} from 'react';

  export default function PageData(): ReactNode;
}
