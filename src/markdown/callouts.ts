import type {Plugin, TranslationFileContent} from '@docusaurus/types';
import type {Callouts} from '../settings/callouts';

/** Gives pages the owner's kinds of callouts, with labels in their language: `callouts/labels.json` in `src/site/i18n/`. */
export default function ownCallouts(callouts: Callouts): Plugin<Callouts> {
  const kinds = Object.entries(callouts);
  return {
    name: 'callouts',
    loadContent: () => callouts,
    getTranslationFiles: () => [
      {
        path: 'labels',
        content: Object.fromEntries(kinds.map(([kind, {label}]) => [kind, {message: label}])),
      },
    ],
    translateContent({translationFiles}) {
      const labels: TranslationFileContent = translationFiles[0]?.content ?? {};
      return Object.fromEntries(
        kinds.map(([kind, own]) => [kind, {...own, label: labels[kind]?.message ?? own.label}]),
      );
    },
    contentLoaded({content, actions}) {
      actions.setGlobalData(content);
    },
  };
}
