import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import codeFont from 'site-font/code.woff2';
import textFont from 'site-font/text.woff2';
import titleFont from 'site-font/title.woff2';

/** The development server writes no pages: there a preload would come after the style sheet, unused. */
const isInPage = process.env.NODE_ENV === 'production';

function Preload({files}: {files: string[]}): ReactNode {
  return isInPage ? (
    <Head>
      {files.map((file) => (
        <link key={file} rel="preload" as="font" type="font/woff2" href={file} crossOrigin="" />
      ))}
    </Head>
  ) : null;
}

/** Preloads the fonts of every page, before the style sheet requests them. */
export function PageFonts(): ReactNode {
  return <Preload files={[titleFont, textFont]} />;
}

/** The same for code; on pages without code, it would only delay the rest. */
export function CodeFont(): ReactNode {
  return <Preload files={[codeFont]} />;
}
