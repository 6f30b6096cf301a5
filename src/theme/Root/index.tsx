// Replaces Root: the one component around every page; it preloads the fonts of all pages.
import type {Props} from '@theme/Root';
import type {ReactNode} from 'react';
import {PageFonts} from '../../components/Fonts';

export default function Root({children}: Props): ReactNode {
  return (
    <>
      <PageFonts />
      {children}
    </>
  );
}
