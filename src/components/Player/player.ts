import {translate} from '@docusaurus/Translate';
import {secondsAttribute} from '../../lib/contracts';
import {clockTime} from '../../lib/duration';
import {chapterAt, chaptersIn} from './chapters';
import {follow} from './follow';
import {spokenTime} from './spoken-time';
import styles from './styles.module.css';

const speeds = [1, 1.25, 1.5, 2];

const svg = 'http://www.w3.org/2000/svg';
const shapes = {play: 'M7 4v16l13-8z', pause: 'M6 4h4v16H6zM14 4h4v16h-4z'};

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string | undefined,
  label?: string,
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  created.className = className ?? '';
  if (label !== undefined) {
    created.setAttribute('aria-label', label);
  }
  return created;
}

/** The button that plays and pauses. */
function playButton(audio: HTMLAudioElement): HTMLElement {
  const button = element('button', styles.button);
  const icon = document.createElementNS(svg, 'svg');
  const shape = document.createElementNS(svg, 'path');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  icon.append(shape);
  button.type = 'button';
  button.append(icon);
  button.addEventListener('click', () => {
    if (audio.paused) {
      // If it fails, the event `error` reports it.
      audio.play().catch(() => undefined);
    } else {
      audio.pause();
    }
  });
  const update = () => {
    const label = audio.paused
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
    button.setAttribute('aria-label', label);
    shape.setAttribute('d', audio.paused ? shapes.play : shapes.pause);
  };
  for (const type of ['play', 'pause', 'emptied']) {
    audio.addEventListener(type, update);
  }
  update();
  return button;
}

function speedChoice(audio: HTMLAudioElement): HTMLElement {
  const label = translate({
    id: 'site.audio.speed',
    message: 'Speed',
    description: 'The choice of how fast a recording is played',
  });
  const select = element('select', styles.speed, label);
  select.append(...speeds.map((speed) => new Option(`${speed}×`, String(speed))));
  select.addEventListener('change', () => {
    // Loading a file resets it to the default.
    audio.defaultPlaybackRate = Number(select.value);
    audio.playbackRate = audio.defaultPlaybackRate;
  });
  return select;
}

/** A player of our own for a recording, which it shows in place of the browser's. */
function playerOf(audio: HTMLAudioElement): HTMLElement {
  const figure = audio.closest('figure');
  const chapters = chaptersIn(figure);
  const language = document.documentElement.lang;
  const player = element('div', styles.player, audio.getAttribute('aria-label') ?? undefined);
  player.role = 'group';
  const current = element('span', styles.chapter);
  const track = element('span', styles.track);
  const range = element(
    'input',
    styles.range,
    translate({
      id: 'site.audio.position',
      message: 'Position',
      description: 'The slider that shows and sets the position in a recording',
    }),
  );
  range.type = 'range';
  const [elapsed, whole] = [element('span', ''), element('span', '')];
  const times = element('span', styles.times);
  // The slider says them.
  times.setAttribute('aria-hidden', 'true');
  times.append(elapsed, whole);
  track.append(element('span', styles.played), element('span', styles.needle), range);

  const lengthOf = () =>
    Number.isFinite(audio.duration)
      ? audio.duration
      : Number(audio.getAttribute(secondsAttribute) ?? 0);
  const showPosition = () => {
    const [time, length] = [audio.currentTime, lengthOf()];
    const chapter = chapterAt(chapters, time);
    range.value = String(time);
    track.style.setProperty('--at', String(length > 0 ? Math.min(1, time / length) : 0));
    elapsed.textContent = clockTime(Math.floor(time));
    current.textContent = chapter?.title ?? '';
    const words = {position: spokenTime(time, language), length: spokenTime(length, language)};
    range.setAttribute(
      'aria-valuetext',
      chapter
        ? translate(
            {
              id: 'site.audio.positionInChapter',
              message: '{position} of {length}, chapter: {chapter}',
              description: 'Heard by those who do not see the position in a recording',
            },
            {...words, chapter: chapter.title},
          )
        : translate(
            {
              id: 'site.audio.positionOfLength',
              message: '{position} of {length}',
              description: 'Heard by those who do not see the position in a recording',
            },
            words,
          ),
    );
  };
  const showLength = () => {
    const length = lengthOf();
    range.max = String(Math.round(length));
    range.disabled = length === 0;
    whole.textContent = length > 0 ? clockTime(length) : '';
    for (const tick of track.querySelectorAll(`.${styles.tick}`)) {
      tick.remove();
    }
    for (const {start} of chapters.slice(1)) {
      const tick = element('span', styles.tick);
      tick.style.setProperty('--at', String(start / length));
      range.before(tick);
    }
    showPosition();
  };
  range.addEventListener('input', () => {
    audio.currentTime = Number(range.value);
    showPosition();
  });
  for (const type of ['timeupdate', 'seeking', 'seeked', 'emptied']) {
    audio.addEventListener(type, showPosition);
  }
  audio.addEventListener('durationchange', showLength);
  showLength();
  player.append(
    playButton(audio),
    ...(chapters.length > 0 ? [current] : []),
    track,
    speedChoice(audio),
    times,
  );
  return player;
}

/** Shows a player of our own in place of the browser's, for each recording of the page. */
export function upgradePlayers(): void {
  // Its styles are in the sheet that comes with hydration: see src/build/first-load/start.ts.
  const sheet = document.querySelector('link[rel="stylesheet"][media="print"]');
  if (sheet) {
    sheet.addEventListener('load', upgradePlayers, {once: true});
    return;
  }
  for (const audio of document.querySelectorAll<HTMLAudioElement>('main audio[controls]')) {
    // The browser hides it, and no longer takes the keys for it.
    audio.controls = false;
    audio.after(playerOf(audio));
    audio.addEventListener('play', () => {
      follow(audio);
    });
    if (!audio.paused) {
      follow(audio);
    }
  }
}
