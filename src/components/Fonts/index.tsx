import Head from '@docusaurus/Head';
import codeFont from '@fontsource-variable/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-wght-normal.woff2';
import textFont from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';
import type {ReactNode} from 'react';

/** Fetches the two fonts of `css/fonts.css` before the style sheet asks for them. */
export function Fonts(): ReactNode {
  return (
    <Head>
      {[textFont, codeFont].map((file) => (
        <link key={file} rel="preload" as="font" type="font/woff2" href={file} crossOrigin="" />
      ))}
    </Head>
  );
}
