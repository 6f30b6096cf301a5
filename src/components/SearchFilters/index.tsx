import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {SearchFilter} from '../../lib/contracts';
import styles from './styles.module.css';

/** The reader's choices; an empty string means none. */
export type Filters = Record<SearchFilter, string>;

/** The available options. */
export type Choices = {tags: string[]; years: string[]};

type SelectProps = {
  name: keyof Filters;
  label: ReactNode;
  options: string[];
  value: string;
  onValue: (value: string) => void;
};

function Select({name, label, options, value, onValue}: SelectProps): ReactNode {
  // A value from the address is shown as chosen, even if there is no such option.
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

type Props = {choices: Choices; value: Filters; onValue: (changed: Partial<Filters>) => void};

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
          onValue({tag});
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
          onValue({year});
        }}
      />
    </div>
  );
}
