// #region rules
export interface Episode {
  guid: string;
  title: string;
  description: string;
  voice: 'human' | 'synthesised';
  published: Date;
  audio: {url: string; bytes: number; type: string; seconds: number};
  chapters: {url: string; list: {startTime: number; title: string}[]};
  transcript: {url: string; cues: {start: number; end: number}[]};
}

export function problems(episode: Episode): string[] {
  const found: string[] = [];
  const {audio, chapters, transcript} = episode;
  const {list} = chapters;
  if (!Number.isInteger(audio.bytes) || audio.bytes <= 0) {
    found.push('audio.bytes must be the size of the file');
  }
  if (!(audio.seconds > 0)) found.push('the audio has no duration');
  if (list[0]?.startTime !== 0) {
    found.push('the first chapter must start at 0');
  }
  list.forEach(({startTime, title}, i) => {
    const previous = list[i - 1];
    if (previous && startTime <= previous.startTime) {
      found.push(`chapter "${title}" starts too early`);
    }
    if (startTime >= audio.seconds) {
      found.push(`chapter "${title}" starts after the audio ends`);
    }
  });
  const last = transcript.cues.at(-1);
  if (!last) found.push('the transcript is empty');
  else if (last.end > audio.seconds) {
    found.push('the transcript runs past the audio');
  }
  if (
    episode.voice === 'synthesised' &&
    !/synthesised voice/i.test(episode.description)
  ) {
    found.push('the description must say "synthesised voice"');
  }
  return found;
}
// #endregion

// #region item
const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function xml(text: string): string {
  return text.replace(/[&<>"]/g, (char) => ESCAPES[char]!);
}

export function item(episode: Episode): string {
  const {audio, chapters, transcript} = episode;
  return `<item>
  <guid isPermaLink="false">${xml(episode.guid)}</guid>
  <title>${xml(episode.title)}</title>
  <description>${xml(episode.description)}</description>
  <pubDate>${episode.published.toUTCString()}</pubDate>
  <enclosure url="${xml(audio.url)}"
    length="${audio.bytes}" type="${xml(audio.type)}" />
  <itunes:duration>${Math.round(audio.seconds)}</itunes:duration>
  <podcast:chapters url="${xml(chapters.url)}"
    type="application/json+chapters" />
  <podcast:transcript url="${xml(transcript.url)}" type="text/vtt" />
</item>`;
}
// #endregion
