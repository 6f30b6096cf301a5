// Of the dense inputs that meet the limit of 48 hours exactly, how many notice a limit of 47?
import fc from 'fast-check';
import {kinds} from './compare';
import {decisive, fairRank, fairRules} from './decisive';
import {schedule} from './fair';
import {fairProperties} from './fair-properties';
import {dense, people} from './generated';
import {restBetween, type Property} from './properties';
import type {Shift} from './scheduler';
import {mutantsOf} from './score';

const hours = (held: Shift[]) => held.reduce((sum, {start, end}) => sum + end - start, 0);

/** A shift is open only if, in its turn, nobody could take it. */
const maximalInTurn: Property = (shifts, {assigned, open}) => {
  const inOrder = shifts.toSorted((a, b) => a.start - b.start);
  return open.every((shift) => {
    const earlier = new Set(inOrder.slice(0, inOrder.indexOf(shift)));
    return assigned.every((all) => {
      const held = all.filter((one) => earlier.has(one));
      return hours([...held, shift]) > 48 || held.some((one) => restBetween(one, shift) < 11);
    });
  });
};

const [, , start] = kinds.find(([, rule]) => rule === 'hours, exactly')!;
const mutant = mutantsOf('fair').find(({name}) => name.startsWith(start))!;
const catches = (properties: Property[], list: Shift[], n: number) => {
  const roster = mutant.make(list, n);
  return properties.some((holds) => !holds(list, roster, n));
};

let [met, atTheEnd, inTurn] = [0, 0, 0];
const property = fc.property(dense, people, (list, n) => {
  if (decisive(fairRules, fairRank, list, schedule(list, n)).has('hours, exactly')) {
    met++;
    atTheEnd += Number(catches(Object.values(fairProperties), list, n));
    inTurn += Number(catches(Object.values({...fairProperties, maximal: maximalInTurn}), list, n));
  }
});
for (let seed = 20_001; seed <= 20_300; seed++) {
  fc.assert(property, {seed, numRuns: 100});
}
console.log(`of 30,000 dense inputs, meet the limit exactly: ${met}`);
console.log(`  a property fails: ${atTheEnd}`);
console.log(`  if open shifts are checked in their turn: ${inTurn}`);
