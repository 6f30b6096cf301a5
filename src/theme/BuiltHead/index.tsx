// Adds BuiltHead: the tags that plugins write into the head of pages; runtime/client keeps it from browsers.
import type {ReactNode} from 'react';
import {BuiltHead} from '../../components/BuiltHead';
import {builtHeads} from '../../build/heads/client';
import {PageData} from '../../runtime/static-articles/client';

export default function BuiltHeadOfPlugins(): ReactNode {
  return (
    <>
      <BuiltHead from={builtHeads} />
      <PageData />
    </>
  );
}
