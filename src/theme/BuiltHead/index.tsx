// Adds BuiltHead: what plugins write into the head of pages; runtime/client keeps it from browsers.
import type {ReactNode} from 'react';
import {BuiltHead} from '../../components/BuiltHead';
import {feedHead} from '../../build/feeds/client';
import {alternateHead} from '../../build/markdown-alternates/client';
import {podcastHead} from '../../markdown/podcast/client';
import {socialCardHead} from '../../build/social-cards/client';
import {PageData} from '../../runtime/static-articles/client';
import {structuredDataHead} from '../../build/structured-data/client';

export default function BuiltHeadOfPlugins(): ReactNode {
  return (
    <>
      <BuiltHead
        from={[feedHead, podcastHead, alternateHead, socialCardHead, structuredDataHead]}
      />
      <PageData />
    </>
  );
}
