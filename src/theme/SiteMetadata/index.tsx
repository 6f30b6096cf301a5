// Wraps SiteMetadata: adds the data of a page for its scripts, which is in its head.
import SiteMetadata from '@theme-original/SiteMetadata';
import PageData from '@theme/PageData';
import type {ReactNode} from 'react';

export default function SiteMetadataWithPageData(): ReactNode {
  return (
    <>
      <SiteMetadata />
      <PageData />
    </>
  );
}
