import {hoursBugs, nightsBugs, type IsCaught} from './bugs';
import {first, second} from './decisive';

/** A bug, and the rule that it breaks: where that decides, or where its limit is met exactly. */
type Case = [bug: string, isCaught: IsCaught, counter: typeof first, kind: 'decisive' | 'met', rule: string];

export const firstCases: Case[] = [
  ['no rest', hoursBugs['no rest'], first, 'decisive', 'rest'],
  ['no limit on hours', hoursBugs['no limit on hours'], first, 'decisive', 'hours'],
  ['limit of 47 hours', hoursBugs['limit of 47 hours'], first, 'met', 'hours'],
  ['limit of 47 hours, weak property', hoursBugs['limit of 47 hours, weak property'], first, 'met', 'hours'],
  ['rest above 11 hours', hoursBugs['rest above 11 hours'], first, 'met', 'rest'],
];

export const secondCases: Case[] = [
  ['no rest', nightsBugs['no rest'], second, 'decisive', 'rest'],
  ['no limit on days', nightsBugs['no limit on days'], second, 'decisive', 'days'],
  ['no limit on nights', nightsBugs['no limit on nights'], second, 'decisive', 'nights'],
  ['limit of one night', nightsBugs['limit of one night'], second, 'met', 'nights'],
  // No rule is counted for this one.
  ['nights from 21:00', nightsBugs['nights from 21:00'], second, 'met', ''],
];
