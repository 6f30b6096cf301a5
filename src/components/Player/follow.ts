import {captionAttribute, recordingAttribute} from '../../lib/contracts';
import {chapterAt, chaptersIn} from './chapters';

/** Pauses all other recordings. */
function silenceOthers(audio: HTMLMediaElement): void {
  for (const other of document.querySelectorAll('audio')) {
    if (other !== audio) {
      other.pause();
    }
  }
}

/** Marks the current chapter. */
function markChapter(figure: HTMLElement, time: number): void {
  const chapters = chaptersIn(figure);
  const now = chapterAt(chapters, time);
  for (const {link} of chapters) {
    if (link === now?.link) {
      link.setAttribute('aria-current', 'true');
    } else {
      link.removeAttribute('aria-current');
    }
  }
}

/** Shows the current caption. */
function showCaption(figure: HTMLElement, track: TextTrack): void {
  const caption = figure.querySelector<HTMLElement>(`[${captionAttribute}]`)!;
  const [cue] = track.activeCues ?? [];
  caption.hidden = false;
  if (cue) {
    caption.textContent = (cue as VTTCue).text;
  }
}

/** Sets the title that a locked phone shows. */
function describe(title: string): void {
  if ('mediaSession' in navigator) {
    const artist = document.querySelector('meta[property="og:site_name"]')?.getAttribute('content');
    navigator.mediaSession.metadata = new MediaMetadata({title, artist: artist ?? ''});
  }
}

const followed = new WeakSet<HTMLMediaElement>();

/** Makes the page follow a recording as it plays: its chapter, and its captions if it has any. */
export function follow(audio: HTMLMediaElement): void {
  silenceOthers(audio);
  const figure = audio.closest<HTMLElement>(`[${recordingAttribute}]`);
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
    // This loads the file; the browser itself shows no captions for a player without a picture.
    track.mode = 'hidden';
    track.addEventListener('cuechange', () => {
      showCaption(figure, track);
    });
  }
  update();
}
