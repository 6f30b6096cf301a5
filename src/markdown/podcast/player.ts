import type {PhrasingContent, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {episodeClasses, recordingClass, secondsAttribute, seekAttribute} from '../../lib/contracts';
import {clockTime} from '../../lib/duration';
import {transcriptId, type Episode} from '../../content/podcast';
import {blockJsx} from '../jsx';

type Child = MdxJsxFlowElement | RootContent | PhrasingContent;

/** An element that is rendered as it is: a link to a file must bypass the site's own navigation. */
const element = (
  name: string,
  attributes: Parameters<typeof blockJsx>[1],
  children: Array<Child | string> = [],
) =>
  blockJsx(
    name,
    attributes,
    children.map((child) =>
      typeof child === 'string' ? text(child) : child,
    ) as MdxJsxFlowElement['children'],
  );

const text = (value: string): PhrasingContent => ({type: 'text', value});

const paragraph = (...children: PhrasingContent[]): RootContent => ({type: 'paragraph', children});

const link = (url: string, words: string): PhrasingContent => ({
  type: 'link',
  url,
  children: [text(words)],
});

const heading = (depth: 2 | 3 | 4, words: string, id: string): RootContent => ({
  type: 'heading',
  depth,
  children: [text(words)],
  data: {hProperties: {id}},
});

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;

/**
 * The player of an episode: the browser's own, its chapters, and its files. Without scripts a chapter is a
 * link into the audio (https://www.w3.org/TR/media-frags/); with them, the site script shows a player of
 * ours in place of the browser's, and makes it seek.
 *
 * @param transcript where the transcript is: an address, or an anchor on the page
 * @param isTitled whether no heading above it has its title
 */
export function player(
  {title, audio, captions, chapters}: Episode,
  transcript: string,
  language: string,
  isTitled: boolean,
): MdxJsxFlowElement {
  const marks = chapters.map((chapter) =>
    element('li', {}, [
      element(
        'a',
        {
          href: `${audio.path}#t=${chapter.start}`,
          [seekAttribute]: chapter.start,
        },
        [
          element('span', {className: 'site-quiet'}, [clockTime(chapter.start)]),
          ` ${chapter.title}`,
        ],
      ),
    ]),
  );
  const track = {
    kind: 'captions',
    src: captions,
    srcLang: language,
    label: 'Captions',
  };
  const sound = {
    controls: true,
    preload: 'none',
    src: audio.path,
    'aria-label': title,
    [secondsAttribute]: audio.seconds,
  } as const;
  return element('figure', {className: `${recordingClass} site-panel ${episodeClasses.player}`}, [
    ...(isTitled ? [element('figcaption', {className: episodeClasses.title}, [title])] : []),
    element('audio', sound, [element('track', track)]),
    element('PlayerSlot', {}),
    element(
      'ol',
      {className: `site-rows ${episodeClasses.chapters}`, 'aria-label': 'Chapters'},
      marks,
    ),
    element('p', {className: episodeClasses.files}, [
      element('a', {href: audio.path, download: true}, [
        `Download (MP3, ${kilobytes(audio.bytes)})`,
      ]),
      '\u00A0· ',
      element('a', {href: captions, download: true}, ['Captions (WebVTT)']),
      '\u00A0· ',
      link(transcript, 'Transcript'),
    ]),
  ]);
}

/** The transcript, under the titles of its chapters. */
function transcript({slug, chapters}: Episode): RootContent[] {
  return [
    heading(3, 'Transcript', transcriptId(slug)),
    ...chapters.flatMap((chapter, index) => [
      heading(4, chapter.title, `${slug}-chapter-${index + 1}`),
      ...chapter.paragraphs.map((sentences) => paragraph(text(sentences.join(' ')))),
    ]),
  ];
}

/**
 * The list of episodes on the podcast's page.
 *
 * @param formatDay formats a day
 */
export function episodeList(
  episodes: Episode[],
  language: string,
  formatDay: (day: string) => string,
): Array<RootContent | MdxJsxFlowElement> {
  return episodes.flatMap((episode) => [
    heading(2, episode.title, episode.slug),
    paragraph(text(episode.description)),
    paragraph(
      text(
        `Episode ${episode.number}, ${formatDay(episode.date)}, ${clockTime(episode.audio.seconds)}. `,
      ),
      link(episode.post, 'The post about it'),
      text('.'),
    ),
    player(episode, `#${transcriptId(episode.slug)}`, language, false),
    ...transcript(episode),
  ]);
}

/**
 * The address of a podcast's feed, for readers to copy.
 *
 * @param feed path of the feed
 * @param url scheme and host of the site
 */
export function feedAddress(feed: string, url: string): MdxJsxFlowElement {
  // Lines may break after a dot or a slash.
  const parts = (url + feed).split(/(?<=[./])(?=\w)/);
  const words = parts.flatMap((part, index) => (index === 0 ? part : [element('wbr', {}), part]));
  return element('p', {className: episodeClasses.feed}, [
    element('a', {href: feed, type: 'application/rss+xml'}, words),
  ]);
}
