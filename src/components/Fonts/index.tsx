import Head from '@docusaurus/Head';
import codeFont from '@fontsource-variable/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-wght-normal.woff2';
import textFont from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';
import type {ReactNode} from 'react';

/** The development server writes no pages: there a preload would come after the style sheet, unused. */
const isInPage = process.env.NODE_ENV === 'production';

function Preload({file}: {file: string}): ReactNode {
  return isInPage ? (
    <Head>
      {/* The same width as in base.css. */}
      <link
        rel="preload"
        as="font"
        type="font/woff2"
        href={file}
        crossOrigin=""
        media="(width >= 600px)"
      />
    </Head>
  ) : null;
}

/** Preloads the font of all text before the style sheet requests it. */
export function TextFont(): ReactNode {
  return <Preload file={textFont} />;
}

/** The same for code; on pages without code, it would only delay the rest. */
export function CodeFont(): ReactNode {
  return <Preload file={codeFont} />;
}
