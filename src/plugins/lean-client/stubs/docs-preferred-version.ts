import type {ReactNode} from 'react';

/** Docs of one version: nobody has a choice to keep. */
export function DocsPreferredVersionContextProvider({children}: {children: ReactNode}): ReactNode {
  return children;
}

const none = {preferredVersion: null, savePreferredVersionName: (): void => undefined};

export const useDocsPreferredVersion = (): typeof none => none;

export const useDocsPreferredVersionByPluginId = (): Record<string, never> => ({});
