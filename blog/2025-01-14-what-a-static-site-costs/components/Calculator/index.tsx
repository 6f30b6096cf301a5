/// <reference types="@docusaurus/module-type-aliases" />
import {useEffect, useState, type ReactNode} from 'react';
import {
  costOf,
  fields,
  firstFloodOf,
  floodOf,
  hashOf,
  initial,
  names,
  readHash,
  readValue,
  unseenOf,
  type Name,
  type State,
} from '../../code/calculator-state';
import styles from './styles.module.css';

const inputs: Name[] = ['views', 'kB', 'requests', 'hits', 'MB'];
const limits: Name[] = ['limitGB', 'limitRequests'];
const flood: Name[] = ['floodMB', 'floodRequests', 'floodMinutes'];
const others = [...inputs, ...limits, ...flood];
const prices = names.filter((name) => !others.includes(name));

const parts = {
  edgeBytes: 'Bytes to readers',
  edgeRequests: 'Requests to the edge',
  edgeRuns: 'Function invocations',
  originBytes: 'Bytes from storage to the edge',
  originRequests: 'Requests to storage',
  storage: 'Storage',
  zone: 'DNS zone',
} as const;

/** What is written in each field, which need not be a number while somebody types. */
type Texts = Record<Name, string>;

const textsOf = (state: State) =>
  Object.fromEntries(names.map((name) => [name, String(state[name])])) as Texts;

/** The state that the fields say; `null` where one of them says none. */
function stateOf(texts: Texts, free: boolean): State | null {
  const values = names.map((name) => [name, readValue(name, texts[name])] as const);
  return values.some(([, value]) => value === null)
    ? null
    : ({...Object.fromEntries(values), free} as State);
}

const dollars = (value: number) => `$${value.toFixed(2)}`;

/** Begins the ids of its fields. */
const id = 'cost';

const inputOf = (name: string) => document.getElementById(`${id}-${name}`) as HTMLInputElement;

/** Browsers allow an address to change some three times a second. */
const pause = 400;

/** The model, with the reader's own numbers; they are kept in the address. */
export function Calculator(): ReactNode {
  const [texts, setTexts] = useState(() => textsOf(initial));
  const [free, setFree] = useState(initial.free);
  // Whether the numbers are the reader's, which the address is to keep.
  const [isOwn, setIsOwn] = useState(false);

  const change = (nextTexts: Texts, nextFree: boolean) => {
    setTexts(nextTexts);
    setFree(nextFree);
    setIsOwn(true);
  };

  useEffect(() => {
    const restore = () => {
      const state = location.hash.length > 1 ? readHash(location.hash) : null;
      if (state) {
        setTexts(textsOf(state));
        setFree(state.free);
      }
      return state !== null;
    };
    if (restore()) {
      document.getElementById('calculator')!.scrollIntoView();
    } else {
      // What was typed while this was being loaded.
      const typed = Object.fromEntries(names.map((name) => [name, inputOf(name).value])) as Texts;
      const isFree = inputOf('free').checked;
      if (isFree !== initial.free || names.some((name) => typed[name] !== String(initial[name]))) {
        change(typed, isFree);
      }
    }
    window.addEventListener('hashchange', restore);
    return () => {
      window.removeEventListener('hashchange', restore);
    };
  }, []);

  useEffect(() => {
    const next = isOwn ? stateOf(texts, free) : null;
    if (!next) {
      return undefined;
    }
    const {pathname} = location;
    const waiting = setTimeout(() => {
      // The reader may have gone to another page.
      if (location.pathname === pathname) {
        history.replaceState(history.state, '', pathname + location.search + hashOf(next));
      }
    }, pause);
    return () => {
      clearTimeout(waiting);
    };
  }, [texts, free, isOwn]);

  const state = stateOf(texts, free);
  const cost = state && costOf(state);

  const field = (name: Name) => {
    const {label, max} = fields[name];
    const isWrong = readValue(name, texts[name]) === null;
    return (
      <div key={name} className={styles.field}>
        <label htmlFor={`${id}-${name}`}>{label}</label>
        <input
          id={`${id}-${name}`}
          type="number"
          min={0}
          max={max}
          step="any"
          value={texts[name]}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-${name}-hint` : undefined}
          onChange={({currentTarget}) => {
            change({...texts, [name]: currentTarget.value}, free);
          }}
        />
        {isWrong && (
          <span id={`${id}-${name}-hint`} className={styles.hint}>
            A number from 0 to {max}
          </span>
        )}
      </div>
    );
  };

  return (
    <section id="calculator" className={`site-panel ${styles.calculator}`} aria-label="Cost calculator">
      <fieldset>
        <legend>The site</legend>
        <div className={styles.fields}>{inputs.map(field)}</div>
      </fieldset>
      <details className={styles.prices}>
        <summary>Prices, in dollars</summary>
        <div className={styles.fields} role="group" aria-label="Prices, in dollars">
          {prices.map(field)}
        </div>
      </details>
      <p className={styles.choice}>
        <input
          id={`${id}-free`}
          type="checkbox"
          checked={free}
          onChange={({currentTarget}) => {
            change(texts, currentTarget.checked);
          }}
        />
        <label htmlFor={`${id}-free`}>Subtract the allowance of CloudFront</label>
      </p>
      <p className={styles.total}>
        <output htmlFor={[...names, 'free'].map((name) => `${id}-${name}`).join(' ')}>
          {cost ? `${dollars(cost.total)} a month` : 'Correct the marked fields'}
        </output>
        <button
          type="button"
          className="clean-btn site-action"
          onClick={() => {
            change(textsOf(initial), initial.free);
          }}>
          Back to our assumptions
        </button>
      </p>
      <dl className={styles.parts}>
        {Object.entries(parts).map(([part, label]) => (
          <div key={part}>
            <dt>{label}</dt>
            <dd>{cost ? dollars(cost[part as keyof typeof parts]) : '–'}</dd>
          </div>
        ))}
      </dl>
      <fieldset>
        <legend>Limits of the alarms</legend>
        <div className={styles.fields}>{limits.map(field)}</div>
      </fieldset>
      <p>
        {state ? `Below both, a flood passes unseen for up to ${dollars(unseenOf(state))} a day.` : '–'}
      </p>
      <fieldset>
        <legend>A flood</legend>
        <div className={styles.fields}>{flood.map(field)}</div>
      </fieldset>
      <p>
        {state ? `Until the site is off, it costs ${dollars(floodOf(state))} at the price of the first GB, or ${dollars(firstFloodOf(state))} if only your site has used this month’s allowance.` : '–'}
      </p>
      <noscript>
        <p>Without scripts, this shows our assumptions and their bill, and changes nothing.</p>
      </noscript>
    </section>
  );
}
