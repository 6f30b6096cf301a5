// Wraps SiteMetadata: adds the tags that our own plugins write into the head of pages.
import SiteMetadata from '@theme-original/SiteMetadata';
import BuiltHead from '@theme/BuiltHead';
import type {ReactNode} from 'react';

export default function SiteMetadataWithBuiltHead(): ReactNode {
  return (
    <>
      <SiteMetadata />
      <BuiltHead />
    </>
  );
}
