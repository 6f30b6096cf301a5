// Adds BuiltHead: what plugins write into the head of pages; lean-client keeps it from browsers.
import type {ReactNode} from 'react';
import {BuiltHead} from '../../components/BuiltHead';
import {feedHead} from '../../plugins/feeds/client';
import {twinHead} from '../../plugins/markdown-twins/client';
import {podcastHead} from '../../plugins/podcast/client';
import {socialCardHead} from '../../plugins/social-cards/client';
import {PageData} from '../../plugins/static-articles/client';
import {structuredDataHead} from '../../plugins/structured-data/client';

export default function BuiltHeadOfPlugins(): ReactNode {
  return (
    <>
      <BuiltHead from={[feedHead, podcastHead, twinHead, socialCardHead, structuredDataHead]} />
      <PageData />
    </>
  );
}
