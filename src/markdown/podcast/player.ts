import type {PhrasingContent, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {episodeClasses, recordingClass, secondsAttribute, seekAttribute} from '../../lib/contracts';
import {dayNames, formatDay} from '../../lib/day';
import {clockTime} from '../../lib/duration';
import type {Language} from '../../settings/words';
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

const kilobytes = (bytes: number, tag: string) =>
  new Intl.NumberFormat(tag, {style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0}).format(
    bytes / 1000,
  );

/** The language of a page, and the one that is spoken in recordings, which no translation changes. */
type Languages = Language & {spoken: string};

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
  {tag, words, spoken}: Languages,
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
    srcLang: spoken,
    label: words('episode.captions'),
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
      {className: `site-rows ${episodeClasses.chapters}`, 'aria-label': words('episode.chapters')},
      marks,
    ),
    element('p', {className: episodeClasses.smallPrint}, [
      element('a', {href: audio.path, download: true}, [
        words('episode.download', {size: kilobytes(audio.bytes, tag)}),
      ]),
      '\u00A0· ',
      element('a', {href: captions, download: true}, [words('episode.captionsFile')]),
      '\u00A0· ',
      link(transcript, words('episode.transcript')),
    ]),
  ]);
}

/** What is known of an episode, as that of a post: small and quiet. */
const facts = (...children: PhrasingContent[]): MdxJsxFlowElement =>
  element('p', {className: episodeClasses.smallPrint}, children);

/** The transcript, under the titles of its chapters. */
function transcript({slug, chapters}: Episode, {words}: Language): RootContent[] {
  return [
    heading(3, words('episode.transcript'), transcriptId(slug)),
    ...chapters.flatMap((chapter, index) => [
      heading(4, chapter.title, `${slug}-chapter-${index + 1}`),
      ...chapter.paragraphs.map((sentences) => paragraph(text(sentences.join(' ')))),
    ]),
  ];
}

export function episodeList(
  episodes: Episode[],
  languages: Languages,
): Array<RootContent | MdxJsxFlowElement> {
  return episodes.flatMap((episode) => [
    heading(2, episode.title, episode.slug),
    paragraph(text(episode.description)),
    facts(
      text(
        `${languages.words('episode.facts', {
          number: episode.number,
          day: formatDay(episode.date, dayNames(languages.tag)),
          length: clockTime(episode.audio.seconds),
        })} `,
      ),
      link(episode.post, languages.words('episode.post')),
      text('.'),
    ),
    player(episode, `#${transcriptId(episode.slug)}`, languages, false),
    ...transcript(episode, languages),
  ]);
}

/** The address of a podcast's feed, for readers to copy. */
export function feedAddress(feed: string, url: string): MdxJsxFlowElement {
  // Lines may break after a dot or a slash.
  const parts = (url + feed).split(/(?<=[./])(?=\w)/);
  const words = parts.flatMap((part, index) => (index === 0 ? part : [element('wbr', {}), part]));
  return element('p', {className: episodeClasses.feed}, [
    element('a', {href: feed, type: 'application/rss+xml'}, words),
  ]);
}
