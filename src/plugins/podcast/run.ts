// `npm run podcast -- SLUG` speaks the episode of a post, and writes its files.
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {clockTime} from '../../lib/duration';
import {identity} from '../../site/identity';
import {writeCaptions} from './captions';
import {writeChapters} from './chapters';
import {digestOf, digestOfText, readEpisodeText} from './episode-text';
import {filesOf, readEpisode, textFile} from './read-episode';
import {checkVoice, encode, secondsOf, silence, speak, type Sound} from './speak';

const root = process.cwd();

function folderOf(slug: string | undefined): string {
  const files = readdirSync(join(root, 'blog'), {recursive: true, encoding: 'utf8'});
  const folders = files.filter((file) => file.endsWith(`/${textFile}`)).map(dirname);
  const found = folders.find((name) => slug && (name === slug || name.slice(11) === slug));
  if (!found) {
    throw new Error(
      `${slug ? `There is no blog/…-${slug}/${textFile}` : 'Say which post'}: npm run podcast -- ${folders.map((name) => name.slice(11)).join(' | ')}`,
    );
  }
  return found;
}

/** A sentence as the voice has to read it, to say it right. */
function respell(sentence: string, say: Record<string, string> = {}): string {
  return Object.entries(say).reduce(
    (text, [word, spelling]) =>
      text.replace(new RegExp(String.raw`\b${word}\b`, 'g'), () => spelling),
    sentence,
  );
}

async function main(slug: string | undefined): Promise<void> {
  const folder = folderOf(slug);
  const file = `blog/${folder}/${textFile}`;
  const text = readEpisodeText(readFileSync(join(root, file), 'utf8'), file);
  const {voice, say, title, date, number} = text.facts;
  if (voice === undefined) {
    throw new Error(`${file}: people speak it, as it names no \`voice\`: nothing is to be made.`);
  }
  checkVoice(voice);
  const sounds: Sound[] = [];
  const cues: Array<{start: number; end: number; text: string}> = [];
  const chapters: Array<{title: string; start: number}> = [];
  let time = 0;
  const add = (sound: Sound) => {
    sounds.push(sound);
    time += secondsOf(sound);
  };
  for (const chapter of text.chapters) {
    chapters.push({title: chapter.title, start: time});
    for (const sentence of chapter.paragraphs.flat()) {
      const start = time;
      add(speak(respell(sentence.text, say), voice));
      cues.push({start, end: time, text: sentence.text});
      add(silence(sentence.pause));
    }
  }
  const tags = {title, date, track: number, album: identity.podcast?.title ?? identity.title};
  const audio = encode(Buffer.concat(sounds), tags, chapters);
  const names = filesOf(folder.slice(11));
  mkdirSync(join(root, dirname(names.audio)), {recursive: true});
  writeFileSync(join(root, names.audio), audio);
  const digests = {text: digestOfText(text), audio: digestOf(audio)};
  writeFileSync(join(root, names.captions), writeCaptions(cues, digests));
  writeFileSync(join(root, names.chapters), writeChapters(chapters));
  // What cannot be published is told now, not when the site is built.
  const episode = await readEpisode(root, folder, identity.baseUrl);
  console.log(
    `${Object.values(names).join(', ')} are written: ${clockTime(episode.audio.seconds)}, ${Math.round(audio.length / 1000)} kB.`,
  );
}

main(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
