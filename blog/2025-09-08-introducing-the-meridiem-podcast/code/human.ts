// Slow: asks the recogniser about sentences that a woman spoke. `tsx code/human.ts` writes human.json. Needs the
// packages of listen.ts, and Debian's asterisk-core-sounds-en-g722 and asterisk-core-sounds-en.
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {gunzipSync} from 'node:zlib';
import {hear, knownWords} from './listen';
import {replaced, wordsOf} from './words';

const list = '/usr/share/doc/asterisk-core-sounds-en/core-sounds-en.txt.gz';
const folder = '/usr/share/asterisk/sounds/en_US_f_Allison';

export const isInstalled = () => existsSync(list) && existsSync(folder);

/** Announcements of ten words or more, each once, whose text has nothing but words that the recogniser knows. */
export function announcements(): Array<{audio: string; text: string}> {
  const known = knownWords();
  const seen = new Set<string>();
  return gunzipSync(readFileSync(list))
    .toString()
    .split('\n')
    .flatMap((line) => {
      const {name, text} =
        /^(?<name>[\w/-]+): (?<text>.*)$/.exec(line)?.groups ?? {};
      return name && text ? [{audio: join(folder, `${name}.g722`), text}] : [];
    })
    .filter(({audio, text}) => {
      const words = wordsOf(text);
      const isNew = !seen.has(words.join(' '));
      const isPlain =
        !/[\d#*(]|\.\w/.test(text) && words.every((word) => known.has(word));
      if (isNew && isPlain && words.length >= 10 && existsSync(audio)) {
        seen.add(words.join(' '));
        return true;
      }
      return false;
    });
}

export type Spoken = {
  text: string;
  heard: string;
  edited: string;
  heardOfEdited: string;
};

async function listen(): Promise<Spoken[]> {
  const spoken = announcements();
  const texts = spoken.map(({text}) => text);
  const edited = replaced(texts, 'longest');
  const right = spoken.map(({audio, text}) => ({
    audio,
    caption: text,
    script: texts,
  }));
  // The word that is spoken is not among those that may be heard: else it would be found too easily.
  const wrong = spoken.map(({audio}, at) => ({
    audio,
    caption: edited[at]!.text,
    script: [
      wordsOf(texts.join(' '))
        .filter((word) => word !== edited[at]!.from)
        .join(' '),
    ],
  }));
  const [heard, heardOfEdited] = [
    await hear(right, 'caption'),
    await hear(wrong, 'caption'),
  ];
  return texts.map((text, at) => ({
    text,
    heard: heard[at]!,
    edited: edited[at]!.text,
    heardOfEdited: heardOfEdited[at]!,
  }));
}

// Run by itself, this writes what the post counts.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  void listen().then((spoken) => {
    writeFileSync(
      join(import.meta.dirname, 'human.json'),
      `${JSON.stringify(spoken, null, 2)}\n`,
    );
  });
}
