import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {createStorageSlot, useThemeConfig} from '@docusaurus/theme-common';
import {useEffect, type ReactNode} from 'react';

/** For docs with one version: there is nothing to choose, and a choice among former versions is deleted. */
export function DocsPreferredVersionContextProvider({children}: {children: ReactNode}): ReactNode {
  const docs = useAllDocsData();
  const persistence = useThemeConfig().docs.versionPersistence;
  useEffect(() => {
    for (const id of Object.keys(docs)) {
      createStorageSlot(`docs-preferred-version-${id}`, {persistence}).del();
    }
  }, [docs, persistence]);
  return children;
}

const none = {preferredVersion: null, savePreferredVersionName: (): void => undefined};

export const useDocsPreferredVersion = (): typeof none => none;

export const useDocsPreferredVersionByPluginId = (): Record<string, never> => ({});
