import * as z from 'zod';
import {parseInstant} from '../../lib/instant';
import {Problem} from '../../lib/problem';

const words = (remedy: string) => z.string({error: remedy}).trim().min(1, {error: remedy});

const day = 'write the day of publication, as 2026-01-31';

/** `episode` in the front matter of the post that introduces it. */
export const episodeSchema = z.strictObject(
  {
    title: words('write the title of the episode'),
    number: z.int({error: 'write the number of the episode, such as 1'}).positive(),
    description: words('write one or two sentences that say what is heard'),
    // Some parsers of YAML make a date of it.
    date: z.unknown().refine((value) => parseInstant(value) !== null, {error: day}),
    guid: z
      .string({error: 'write a guid that no other episode has'})
      .regex(/^urn:uuid:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/, {
        error: 'write urn:uuid: and a UUID that no other episode has; never change it',
      }),
  },
  {error: 'write {title: …, number: 1, description: …, date: 2026-01-31, guid: urn:uuid:…}'},
);

/** What is wrong with an episode. Its line is that of the file, which the message names. */
export class EpisodeProblem extends Problem {
  /** @param file relative to the root of the site */
  constructor(
    readonly file: string,
    line: number,
    reason: string,
    remedy: string,
  ) {
    super(reason, remedy, line);
    this.message = `${file}:${line}: ${this.message}`;
  }
}
