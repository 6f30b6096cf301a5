// Replaces Root: the one component around every page; it preloads the fonts.
import type {Props} from '@theme/Root';
import type {ReactNode} from 'react';
import {Fonts} from '../../components/Fonts';

export default function Root({children}: Props): ReactNode {
  return (
    <>
      <Fonts />
      {children}
    </>
  );
}
