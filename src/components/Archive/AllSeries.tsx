import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Archive} from '../../content/archive/archive';
import {CountedLinks} from './CountedLinks';

/** The series of a blog, each with its number of parts. */
export function AllSeries({series}: Required<Pick<Archive, 'series'>>): ReactNode {
  const title = translate({
    id: 'site.archive.series',
    message: 'Series',
    description: 'Heading in the archive, above links to the pages of series',
  });
  const links = series.map(({name, ...one}) => ({label: name, ...one}));
  return <CountedLinks id="series" title={title} links={links} />;
}
