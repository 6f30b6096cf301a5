// Wraps SiteMetadata: the not-found page has no address to name, in its own language or another.
import Head from '@docusaurus/Head';
import SiteMetadata from '@theme-original/SiteMetadata';
import type {ReactNode} from 'react';
import {useIsNotFound} from '../../components/NotFound/use-is-not-found';

export default function SiteMetadataOfPage(): ReactNode {
  return useIsNotFound() ? (
    <Head>
      <meta name="twitter:card" content="summary_large_image" />
    </Head>
  ) : (
    <SiteMetadata />
  );
}
