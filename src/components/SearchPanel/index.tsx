import {useEffect, useState, type ReactNode} from 'react';
import {SearchFilters, type Choices, type Filters} from '../SearchFilters';
import {SearchResults} from '../SearchResults';
import {hasIndex, useSearch, useSearchIndex} from '../SearchResults/use-search';

export type Props = {
  /** What the reader has typed. */
  text: string;
  /** Called when the reader follows a result. */
  onLeave: () => void;
};

/** How many results are shown at first, and how many more each time. */
const step = 8;

/** The content of the search that opens over a page: filters and results. */
export function SearchPanel({text, onLeave}: Props): ReactNode {
  const index = useSearchIndex();
  const [filters, setFilters] = useState<Filters>({tag: '', year: ''});
  const [choices, setChoices] = useState<Choices>({tags: [], years: []});
  const [limit, setLimit] = useState(step);
  const search = useSearch(text, filters, limit);
  const [lacksIndex, setLacksIndex] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (hasIndex) {
      index.choices().then(
        (all) => {
          setChoices(all);
          setLacksIndex(false);
        },
        () => {
          index.reset();
          setLacksIndex(true);
        },
      );
    }
  }, [index, attempt]);
  return (
    <>
      <SearchFilters
        choices={choices}
        value={filters}
        onValue={(changed) => {
          setFilters({...filters, ...changed});
        }}
      />
      <SearchResults
        search={{
          ...search,
          hasFailed: lacksIndex || search.hasFailed,
          retry: () => {
            setAttempt(attempt + 1);
            search.retry();
          },
        }}
        onMore={() => {
          setLimit(limit + step);
        }}
        onLeave={onLeave}
      />
    </>
  );
}
