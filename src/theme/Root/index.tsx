// Replaces Root: the one component around every page; it preloads the font of the text.
import type {Props} from '@theme/Root';
import type {ReactNode} from 'react';
import {TextFont} from '../../components/Fonts';

export default function Root({children}: Props): ReactNode {
  return (
    <>
      <TextFont />
      {children}
    </>
  );
}
