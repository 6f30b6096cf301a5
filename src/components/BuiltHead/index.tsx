import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {createElement, type ReactNode} from 'react';
import {builtAttribute} from '../../lib/contracts';
import type {BuiltHead as Tags} from '../../content/built-head';

type Props = {
  /** One per plugin that contributes tags. */
  from: Tags[];
};

/**
 * The tags that the build writes into the head of a page for search engines, feed readers and link previews,
 * not for its reader. Their data is not sent to browsers (see runtime/client).
 */
export function BuiltHead({from}: Props): ReactNode {
  const {pathname} = useLocation();
  const tags = from.flatMap((heads) => heads[pathname] ?? heads['*'] ?? []);
  return (
    <Head>
      {tags.map(({tagName, attributes, text}, index) =>
        // The mark keeps the tag in the page that it was written for (see runtime/client/head-manager).
        createElement(tagName, {key: index, ...attributes, [builtAttribute]: true}, text),
      )}
    </Head>
  );
}
