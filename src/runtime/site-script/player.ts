import {translate} from '@docusaurus/Translate';
import {playerAttribute, secondsAttribute, seekAttribute} from '../../lib/contracts';
import {clockTime} from '../../lib/duration';
import {isPlainPress, onPage, onPress} from './events';
import {showNotice} from './notice';

/** A chapter of an episode: the link to it, and the second at which it begins. */
type Chapter = {link: HTMLElement; title: string; start: number};

/** The chapters that are listed below a player, in order. */
const chaptersIn = (figure: Element | null): Chapter[] =>
  [...(figure?.querySelectorAll<HTMLElement>(`[${seekAttribute}]`) ?? [])].map((link) => ({
    link,
    // Its time comes first.
    title: link.lastChild!.textContent!.trim(),
    start: Number(link.getAttribute(seekAttribute)),
  }));

/** The chapter at a time. A player may stop slightly before the position that it was sent to. */
const chapterAt = (chapters: Chapter[], time: number): Chapter | undefined =>
  chapters.filter(({start}) => start <= time + 0.05).at(-1);

const speeds = [1, 1.25, 1.5, 2];

const shapes = {play: 'M7 4v16l13-8z', pause: 'M6 4h4v16H6zM14 4h4v16h-4z'};

/** What is in a player; its labels and its state follow. */
const parts = [
  '<button type="button" class="player-button"><svg viewBox="0 0 24 24" aria-hidden="true"><path/></svg></button>',
  '<span class="player-chapter"></span>',
  '<input type="range" class="player-track">',
  `<select class="player-speed">${speeds.map((speed) => `<option value="${speed}">${speed}×</option>`).join('')}</select>`,
  '<span class="player-times" aria-hidden="true"><span></span><span></span></span>',
].join('');

function startButton(button: Element, audio: HTMLAudioElement): void {
  button.addEventListener('click', () => {
    if (audio.paused) {
      // If it fails, the event `error` reports it.
      audio.play().catch(() => undefined);
    } else {
      audio.pause();
    }
  });
  const update = () => {
    button.ariaLabel = audio.paused
      ? translate({
          id: 'site.audio.play',
          message: 'Play',
          description: 'The button that plays a recording',
        })
      : translate({
          id: 'site.audio.pause',
          message: 'Pause',
          description: 'The button that pauses a recording',
        });
    button.querySelector('path')!.setAttribute('d', audio.paused ? shapes.play : shapes.pause);
  };
  for (const type of ['play', 'pause', 'emptied']) {
    audio.addEventListener(type, update);
  }
  update();
}

/** Makes an element a player of our own for a recording, which it shows in place of the browser's. */
function fill(player: HTMLElement, audio: HTMLAudioElement): void {
  const chapters = chaptersIn(audio.closest('figure'));
  player.className = 'player';
  player.role = 'group';
  player.ariaLabel = audio.ariaLabel;
  player.innerHTML = parts;
  const current = player.querySelector('.player-chapter')!;
  const track = player.querySelector('input')!;
  const speed = player.querySelector('select')!;
  const [elapsed, whole] = player.querySelectorAll('.player-times span') as unknown as [
    Element,
    Element,
  ];
  if (chapters.length === 0) {
    current.remove();
  }
  track.ariaLabel = translate({
    id: 'site.audio.position',
    message: 'Position',
    description: 'The slider that shows and sets the position in a recording',
  });
  speed.ariaLabel = translate({
    id: 'site.audio.speed',
    message: 'Speed',
    description: 'The choice of how fast a recording is played',
  });

  const lengthOf = () =>
    Number.isFinite(audio.duration)
      ? audio.duration
      : Number(audio.getAttribute(secondsAttribute) ?? 0);
  const showPosition = () => {
    const [time, length] = [audio.currentTime, lengthOf()];
    const chapter = chapterAt(chapters, time);
    track.value = String(time);
    track.style.setProperty('--at', String(length > 0 ? Math.min(1, time / length) : 0));
    elapsed.textContent = clockTime(Math.floor(time));
    current.textContent = chapter?.title ?? '';
    track.ariaValueText = [elapsed.textContent, chapter?.title].filter(Boolean).join(', ');
  };
  const showLength = () => {
    const length = lengthOf();
    track.max = String(Math.round(length));
    track.disabled = length === 0;
    whole.textContent = length > 0 ? clockTime(length) : '';
    const ticks = chapters
      .slice(1)
      .map(({start}) => `linear-gradient(currentcolor 0 0) ${(100 * start) / length}% / 1px 50%,`);
    track.style.setProperty('--ticks', length > 0 ? ticks.join('') : '');
    showPosition();
  };
  track.addEventListener('input', () => {
    audio.currentTime = Number(track.value);
    showPosition();
  });
  speed.addEventListener('change', () => {
    // Loading a file resets it to the default.
    audio.defaultPlaybackRate = Number(speed.value);
    audio.playbackRate = audio.defaultPlaybackRate;
  });
  for (const type of ['timeupdate', 'seeking', 'seeked', 'emptied']) {
    audio.addEventListener(type, showPosition);
  }
  audio.addEventListener('durationchange', showLength);
  startButton(player.querySelector('button')!, audio);
  showLength();
}

function pauseOthers(audio: HTMLAudioElement): void {
  for (const other of document.querySelectorAll('audio')) {
    if (other !== audio) {
      other.pause();
    }
  }
}

function markChapter(audio: HTMLAudioElement): void {
  const chapters = chaptersIn(audio.closest('figure'));
  const now = chapterAt(chapters, audio.currentTime);
  for (const {link} of chapters) {
    if (link === now?.link) {
      link.setAttribute('aria-current', 'true');
    } else {
      link.removeAttribute('aria-current');
    }
  }
}

/** Shows a player of our own in place of the browser's, for each recording of the page. */
function upgradePlayers(): void {
  for (const audio of document.querySelectorAll<HTMLAudioElement>('main audio[controls]')) {
    const slot = audio.nextElementSibling;
    if (!slot?.matches(`[${playerAttribute}]`)) {
      continue;
    }
    // The browser hides it, and no longer takes the keys for it.
    audio.controls = false;
    fill(slot as HTMLElement, audio);
    const mark = () => {
      markChapter(audio);
    };
    const play = () => {
      pauseOthers(audio);
      // Nothing is marked before it is played.
      audio.addEventListener('timeupdate', mark);
      audio.addEventListener('seeked', mark);
      mark();
    };
    audio.addEventListener('play', play);
    if (!audio.paused) {
      play();
    }
  }
}

let withdraw: () => void = () => undefined;

/** Says that a recording could not be loaded, and offers to try again. */
function reportFailure(audio: HTMLAudioElement): void {
  // One notice is enough, however often the reader tries.
  withdraw();
  withdraw = showNotice(
    translate({
      id: 'site.audio.failed',
      message: 'The recording could not be loaded.',
      description: 'When the file of a recording is not there, or is damaged',
    }),
    () => {
      withdraw();
      audio.load();
      // If it fails again, another event reports it.
      audio.play().catch(() => undefined);
    },
  );
}

// A chapter is a link into the audio, as src/markdown/podcast writes it. With a player on the page, it goes there.
onPress(`a[${seekAttribute}]`, (link, event) => {
  const audio = link.closest('figure')?.querySelector('audio');
  if (audio && isPlainPress(event)) {
    event.preventDefault();
    audio.currentTime = Number(link.getAttribute(seekAttribute));
    // A failure is shown below.
    audio.play().catch(() => undefined);
  }
});
// No player shows errors. The event does not bubble.
document.addEventListener(
  'error',
  ({target}) => {
    if (target instanceof HTMLAudioElement) {
      reportFailure(target);
    }
  },
  true,
);
onPage(upgradePlayers);
