import Translate, {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {ReactNode} from 'react';
import {changesOf, type Change} from '../content/changes';
import {changesId} from '../lib/contracts';
import {useFormatDay} from '../runtime/day-names/client';

/** What a change is, and of which day: “Correction, 3 March 2026:”. */
function nameOf(kind: Change['kind'], day: string): string {
  switch (kind) {
    case 'correction':
      return translate(
        {
          id: 'site.changes.correction',
          message: 'Correction, {day}:',
          description: 'Precedes what was wrong in a post',
        },
        {day},
      );
    case 'update':
      return translate(
        {
          id: 'site.changes.update',
          message: 'Update, {day}:',
          description: 'Precedes what is no longer as the post said',
        },
        {day},
      );
    case 'addition':
      return translate(
        {
          id: 'site.changes.addition',
          message: 'Addition, {day}:',
          description: 'Precedes what a post now says as well',
        },
        {day},
      );
  }
}

function ChangeInWords({day, kind, text}: Change): ReactNode {
  const formatDay = useFormatDay();
  return (
    <>
      <strong>{nameOf(kind, formatDay(day))}</strong> {text}
    </>
  );
}

export function PostChanges(): ReactNode {
  const changes = changesOf(useBlogPost().metadata.frontMatter);
  const {collectAnchor} = useBrokenLinks();
  if (changes.length === 0) {
    return null;
  }
  collectAnchor(changesId);
  return (
    <section aria-labelledby={changesId}>
      <h2 id={changesId}>
        <Translate id="site.changes.title" description="Title of the list of changes of a post">
          What has changed
        </Translate>
      </h2>
      <ul>
        {changes.map((change, index) => (
          <li key={index}>
            <ChangeInWords {...change} />
          </li>
        ))}
      </ul>
    </section>
  );
}
