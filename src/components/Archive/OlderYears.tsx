import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {YearLink} from '../../content/archive/archive';
import {CountedLinks} from './CountedLinks';

/** The years that have pages of their own, each with its number of posts. */
export function OlderYears({years}: {years: YearLink[]}): ReactNode {
  const title = translate({
    id: 'site.archive.years',
    message: 'By year',
    description: 'Heading in the archive, above links to the years that have pages of their own',
  });
  const links = years.map(({year, ...one}) => ({label: year, ...one}));
  return <CountedLinks id="years" title={title} links={links} />;
}
