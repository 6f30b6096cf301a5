import * as z from 'zod';
import {parseInstant} from '../../lib/instant';

const words = (remedy: string) => z.string({error: remedy}).trim().min(1, {error: remedy});

const day = 'write the day of publication, as 2026-01-31';

/** `episode` in the front matter of the post that introduces it. */
export const episodeFacts = z.strictObject(
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

/** A mistake that stops the build. */
export class EpisodeProblem extends Error {
  /**
   * @param file relative to the root of the site
   * @param line from 1
   * @param reason what is wrong, and `remedy` what to do, each as a sentence without its full stop
   */
  constructor(
    readonly file: string,
    readonly line: number,
    readonly reason: string,
    readonly remedy: string,
  ) {
    super(`${file}:${line}: ${reason}: ${remedy}.`);
  }
}
