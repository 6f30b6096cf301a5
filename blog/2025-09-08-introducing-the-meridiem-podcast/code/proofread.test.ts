import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {listened, ofSet} from './count';
import {countEdits, withScript} from './differ';
import {gapOf, limit, proofread} from './proofread';
import {published} from './published';

test.each([
  ['Please log in, Mr. Dashwood.', 'please login mister dashwood', 0],
  ['The user’s mailbox has 24 messages.', "The users mail-box has twenty-four messages", 0],
  ['It is synthesised.', 'It is synthesized.', 0],
  ['I am sorry, there is no call.', 'I am sorry, but there is no call.', 1],
  ['To reset it.', 'Do we set it?', 3],
  ['One two three.', 'One.', 2],
  ['One.', '', 1],
])('“%s” heard as “%s” differs in %i words', (said, heard, count) => {
  expect(countEdits(said, heard)).toBe(count);
});

test.each([
  ['i am sorry there is no call', 'I am sorry, but there is no call.', 'I am sorry there is no call.'],
  ['To reset it...', 'Do we set it?', 'To reset it?'],
  ['Login, then wait here', 'Log in then wait.', 'Log in then wait here.'],
  ['Now wait here', 'Wait here.', 'Now Wait here.'],
  ['One two.', '', 'One two'],
])('“%s” is put where “%s” differs', (said, heard, both) => {
  expect(withScript(said, heard)).toBe(both);
});

/** A model that writes a text, and finds another less likely by a number. */
const hearing = (text: string, gap: number) => ({
  text,
  weigh: async (other?: string) => (other === undefined ? -1 : -1 - gap),
});

test('a text is weighed only where it differs', async () => {
  expect(await gapOf('Its blog.', hearing('its blog', 9))).toBe(0);
  expect(await gapOf('Its blog.', hearing('its block', 9))).toBe(9);
});

test('a slip in the captions is printed as the post shows', async () => {
  const cues = published.map(({text, ...times}) => ({
    ...times,
    text: text.replace('microphone', 'telephone'),
  }));
  const heard = ofSet(listened, 'flite right');
  let at = -1;
  const printed = await proofread(
    cues,
    () => new Float32Array(),
    async () => {
      at += 1;
      const {base, text, gaps} = heard[at]!;
      // The gap of the changed caption was not measured.
      return hearing(base, cues[at]!.text === text ? gaps.right! : limit + 1);
    },
  );
  const plain = (text: string) => text.replace(/\(\d+\.\d\)/g, '()');
  expect(plain(printed)).toBe(
    plain(readFileSync(new URL('proofread.txt', import.meta.url), 'utf8')),
  );
});
