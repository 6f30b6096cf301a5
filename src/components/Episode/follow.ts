import {captionAttribute, episodeAttribute, seekAttribute} from '../../lib/contracts';

/** One voice at a time. */
function silenceOthers(audio: HTMLMediaElement): void {
  for (const other of document.querySelectorAll('audio')) {
    if (other !== audio) {
      other.pause();
    }
  }
}

/** Marks the chapter that is heard. */
function markChapter(figure: HTMLElement, time: number): void {
  const links = [...figure.querySelectorAll<HTMLElement>(`[${seekAttribute}]`)];
  // A player may stop a little before the place that it was sent to.
  const now = links
    .filter((link) => Number(link.getAttribute(seekAttribute)) <= time + 0.05)
    .at(-1);
  for (const link of links) {
    if (link === now) {
      link.setAttribute('aria-current', 'true');
    } else {
      link.removeAttribute('aria-current');
    }
  }
}

/** Shows what is being said. */
function showCaption(figure: HTMLElement, track: TextTrack): void {
  const caption = figure.querySelector<HTMLElement>(`[${captionAttribute}]`)!;
  const [cue] = track.activeCues ?? [];
  caption.hidden = false;
  if (cue) {
    caption.textContent = (cue as VTTCue).text;
  }
}

/** What a locked phone shows. */
function describe(title: string): void {
  if ('mediaSession' in navigator) {
    const artist = document.querySelector('meta[property="og:site_name"]')?.getAttribute('content');
    navigator.mediaSession.metadata = new MediaMetadata({title, artist: artist ?? ''});
  }
}

const followed = new WeakSet<HTMLMediaElement>();

/** Has the page follow a recording that is played: its chapter, and its captions where it has some. */
export function follow(audio: HTMLMediaElement): void {
  silenceOthers(audio);
  const figure = audio.closest<HTMLElement>(`[${episodeAttribute}]`);
  if (!figure) {
    return;
  }
  describe(audio.getAttribute('aria-label') ?? document.title);
  if (followed.has(audio)) {
    return;
  }
  followed.add(audio);
  const update = () => {
    markChapter(figure, audio.currentTime);
  };
  audio.addEventListener('timeupdate', update);
  audio.addEventListener('seeked', update);
  const [track] = audio.textTracks;
  if (track) {
    // Its file is asked for now; the browser shows none for a player without a picture.
    track.mode = 'hidden';
    track.addEventListener('cuechange', () => {
      showCaption(figure, track);
    });
  }
  update();
}
