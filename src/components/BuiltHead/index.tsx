import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {createElement, type ReactNode} from 'react';
import {builtAttribute} from '../../lib/contracts';
import type {BuiltHead as Tags} from '../../content/built-head';

type Props = {
  /** One of each plugin that has something to say. */
  from: Tags[];
};

/**
 * What the build writes into the head of a page for others than its reader: for search engines, feed
 * readers and the previews of links. Browsers are not sent the data of it (see runtime/client).
 */
export function BuiltHead({from}: Props): ReactNode {
  const {pathname} = useLocation();
  const tags = from.flatMap((heads) => heads[pathname] ?? heads['*'] ?? []);
  return (
    <Head>
      {tags.map(({tagName, attributes, text}, index) =>
        // The mark keeps it in the page that it was written for (see runtime/client/head-manager).
        createElement(tagName, {key: index, ...attributes, [builtAttribute]: true}, text),
      )}
    </Head>
  );
}
