// Slow: solves a hundred rosters by nine methods.
import {cheapest, exact} from './exact';
import {generate} from './generate';
import {empty, greedy, localSearch, restarts} from './heuristics';
import {priced} from './prices';
import {total, type Plan, type Roster} from './roster';

type Answer = {cost: number; tried?: number};

function descend(roster: Roster, start: Plan): Answer {
  const {plan, tried} = localSearch(roster, start);
  return {cost: total(roster, plan), tried};
}

const methods: Record<string, (roster: Roster) => Answer> = {
  'bound: cheapest choice': (one) => {
    return {cost: cheapest(one)(empty(one), 0, 0)};
  },
  'bound: limit kept': (one) => ({cost: priced(one, true).least}),
  'bound: both rules': (one) => ({cost: priced(one).least}),
  greedy: (one) => ({cost: total(one, greedy(one))}),
  'local from greedy': (one) => descend(one, greedy(one)),
  'local from empty': (one) => descend(one, empty(one)),
  '5 starts': (one) => restarts(one, 5),
  '30 starts': (one) => restarts(one, 30),
  exact: (one) => exact(one),
};

const rosters = Array.from({length: 100}, (_, n) => generate(n + 1));
const best = rosters.map((roster) => exact(roster).cost);
const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);

console.log('method                  cost  optimal  moves tried');
for (const [name, solve] of Object.entries(methods)) {
  const answers = rosters.map(solve);
  const optimal = answers.filter(({cost}, n) => cost === best[n]).length;
  const tried = sum(answers.map((one) => one.tried ?? 0));
  const cells = [
    String(sum(answers.map(({cost}) => cost))).padStart(4),
    String(optimal).padStart(7),
    (tried > 0 ? tried.toLocaleString('en') : '').padStart(11),
  ];
  console.log([name.padEnd(22), ...cells].join('  ').trimEnd());
}
