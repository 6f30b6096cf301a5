// `npm run podcast -- SLUG` speaks the episode of a post, and writes its files; `--help` prints its usage.
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {clockTime} from '../../lib/duration';
import {identity} from '../../site/identity';
import {writeCaptions} from '../../markdown/podcast/captions';
import {writeChapters} from '../../markdown/podcast/chapters';
import {digestOf, digestOfText, readEpisodeText} from '../../markdown/podcast/episode-text';
import {
  filesOf,
  postsWithEpisodes,
  readEpisode,
  slugOf,
  textFile,
  textOf,
} from '../../markdown/podcast/read-episode';
import {runCommand} from '../command';
import {checkVoice, encode, secondsOf, silence, speak, type Sound} from './speak';

const help = `npm run podcast -- SLUG

SLUG        a post, by the name of its folder or what follows the day in it, with an ${textFile} that names a voice:
            its recording, captions and chapters are written to static/podcast/

Needs the Debian packages flite and ffmpeg.
`;

const root = process.cwd();

/** The post that introduces an episode, by its path below blog/. */
function postOf(slug: string | undefined): string {
  if (!existsSync(join(root, 'blog'))) {
    throw new Error('There is no folder blog/ here: run this where package.json is.');
  }
  const posts = postsWithEpisodes(root);
  const found = posts.find((post) => slugOf(post) === slug || dirname(post) === slug);
  if (!found) {
    const known = posts.map(slugOf).join(' | ');
    throw new Error(
      known
        ? `${slug ? `No post of the name ${slug} has an ${textFile} beside it` : 'Say which post'}: npm run podcast -- ${known}`
        : `No post has an episode: write blog/…/${textFile}, as .github/CONTRIBUTING.md shows.`,
    );
  }
  return found;
}

/** Respells a sentence so that the voice pronounces it correctly. */
function respell(sentence: string, say: Record<string, string> = {}): string {
  return Object.entries(say).reduce(
    (text, [word, spelling]) =>
      text.replace(new RegExp(String.raw`\b${word}\b`, 'g'), () => spelling),
    sentence,
  );
}

void runCommand(help, {allowPositionals: true}, async ({positionals}) => {
  const [slug, ...others] = positionals;
  if (others.length > 0) {
    throw new Error('An episode is spoken by itself: name one post.');
  }
  const post = postOf(slug);
  const file = textOf(post);
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
  const names = filesOf(slugOf(post));
  mkdirSync(join(root, dirname(names.audio)), {recursive: true});
  writeFileSync(join(root, names.audio), audio);
  const digests = {text: digestOfText(text), audio: digestOf(audio)};
  writeFileSync(join(root, names.captions), writeCaptions(cues, digests));
  writeFileSync(join(root, names.chapters), writeChapters(chapters));
  // Reports what cannot be published now, not when the site is built.
  const episode = await readEpisode(root, post, identity.baseUrl);
  console.log(
    `${Object.values(names).join(', ')} are written: ${clockTime(episode.audio.seconds)}, ${Math.round(audio.length / 1000)} kB.`,
  );
});
