import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Day} from './corpus';

type Models = {
  ran: {command: string; day: string; machine: string; seconds: number};
  /** Of the texts that the models read. */
  digests: Record<Day, string>;
  /** How similar two posts are, by the way of making one vector of a post. */
  cosines: Record<Day, Record<string, number[][]>>;
};

/** What `embed.sh` wrote. */
export const {ran, digests, cosines} = JSON.parse(
  readFileSync(join(__dirname, '../data/models.json'), 'utf8'),
) as Models;
