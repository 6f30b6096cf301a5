// Wraps NavbarItem/DocsVersionDropdownNavbarItem: names the versions, so that a choice is remembered without React too.
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import Original from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import type {ReactNode} from 'react';
import {versionsAttribute, type Versions} from '../../../lib/contracts';

export default function DocsVersionDropdownNavbarItem(props: Props): ReactNode {
  const versions: Versions = {
    key: `docs-preferred-version-${props.docsPluginId ?? 'default'}`,
    paths: Object.fromEntries(useVersions(props.docsPluginId).map(({name, path}) => [name, path])),
  };
  return <Original {...props} {...{[versionsAttribute]: JSON.stringify(versions)}} />;
}
