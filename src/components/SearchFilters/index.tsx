import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {SearchFilter} from '../../lib/contracts';
import styles from './styles.module.css';

/** What the reader has chosen; an empty text is no choice. */
export type Filters = Record<SearchFilter, string>;

/** What can be chosen. */
export type Choices = {tags: string[]; years: string[]};

type SelectProps = {
  name: keyof Filters;
  label: ReactNode;
  options: string[];
  value: string;
  onValue: (value: string) => void;
};

function Select({name, label, options, value, onValue}: SelectProps): ReactNode {
  // What an address asks for is shown as chosen, be there such a thing or not.
  const all = value && !options.includes(value) ? [...options, value] : options;
  return (
    <label>
      {label}{' '}
      <select
        name={name}
        value={value}
        onChange={(event) => {
          onValue(event.target.value);
        }}>
        <option value="">{translate({id: 'site.search.any', message: 'Any'})}</option>
        {all.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}

type Props = {choices: Choices; value: Filters; onValue: (value: Filters) => void};

/** Narrows the results to a tag, a year, or both. */
export function SearchFilters({choices, value, onValue}: Props): ReactNode {
  return (
    <div className={styles.filters}>
      <Select
        name="tag"
        label={
          <Translate id="site.search.tag" description="Label of the choice of a tag">
            Tag
          </Translate>
        }
        options={choices.tags}
        value={value.tag}
        onValue={(tag) => {
          onValue({...value, tag});
        }}
      />
      <Select
        name="year"
        label={
          <Translate id="site.search.year" description="Label of the choice of a year">
            Year
          </Translate>
        }
        options={choices.years}
        value={value.year}
        onValue={(year) => {
          onValue({...value, year});
        }}
      />
    </div>
  );
}
