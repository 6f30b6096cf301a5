import {generateRssFeed} from 'feedsmith';
import {withoutControls} from '../../lib/controls';
import {clockTime} from '../../lib/duration';
import {escapeHtml} from '../../lib/escape-html';
import {transcriptId, type Episode, type Podcast} from '../../content/podcast';
import {wordsIn, type Words} from '../../settings/words';

/** The podcast, with the further metadata of its feed. */
export type Channel = Omit<Podcast, 'hidden'> & {
  url: string;
  /** The language of the episodes, a BCP 47 tag. */
  language: string;
  /** English by default. */
  words?: Words;
  /** The publisher, with a contact address. */
  owner: {name: string; email: string};
  copyright: string;
  category: string;
  explicit: boolean;
  guid: string | undefined;
  /** Path of the style sheet with which browsers show the feed. */
  stylesheet: string;
};

/** The notes of an episode, for apps that show some HTML. */
function notes(
  {description, chapters, page, slug}: Episode,
  {url, words = wordsIn()}: Channel,
): string {
  const marks = chapters.map(
    ({title, start}) => `<li>${clockTime(start)} ${escapeHtml(title)}</li>`,
  );
  const transcript = url + page.replace(/#.*/, `#${transcriptId(slug)}`);
  return `<p>${escapeHtml(description)}</p><ul>${marks.join('')}</ul><p><a href="${transcript}">${escapeHtml(words('episode.transcript'))}</a></p>`;
}

const midnight = (day: string) => new Date(`${day}T00:00:00Z`);

/** The feed that podcast apps subscribe to: RSS 2.0, with the extensions of Apple and the podcast namespace. */
export function podcastFeed(channel: Channel): string {
  const {show, episodes, url, language, owner, copyright, explicit} = channel;
  const address = url + show.feed;
  const artwork = url + show.artwork;
  const newest = new Date(Math.max(...episodes.map(({date}) => midnight(date).getTime())));
  const xml = generateRssFeed(
    {
      title: show.title,
      link: url + show.page,
      description: show.description,
      language,
      copyright,
      lastBuildDate: newest,
      atom: {links: [{href: address, rel: 'self', type: 'application/rss+xml'}]},
      itunes: {
        image: artwork,
        categories: [{text: channel.category}],
        explicit,
        author: owner.name,
        // oxlint-disable-next-line typescript/no-deprecated -- directories other than Apple's write to its address
        owner,
        type: 'episodic',
      },
      podcast: {
        guid: channel.guid,
        // Stops other hosts from importing it.
        locked: {value: true, owner: owner.email},
        medium: 'podcast',
      },
      items: episodes.map((episode) => ({
        title: episode.title,
        link: url + episode.page,
        guid: {value: episode.guid, isPermaLink: false},
        description: episode.description,
        pubDate: midnight(episode.date),
        enclosures: [
          {
            url: url + episode.audio.path,
            length: episode.audio.bytes,
            type: episode.audio.type,
          },
        ],
        content: {encoded: notes(episode, channel)},
        itunes: {
          title: episode.title,
          duration: Math.round(episode.audio.seconds),
          explicit,
          episode: episode.number,
          episodeType: 'full',
          image: artwork,
        },
        podcast: {
          chapters: {url: url + episode.chaptersFile, type: 'application/json+chapters'},
          transcripts: [{url: url + episode.captions, type: 'text/vtt', language, rel: 'captions'}],
          episode: {number: episode.number},
        },
      })),
    },
    {stylesheets: [{type: 'text/css', href: channel.stylesheet}]},
  );
  // Apple's current values; the library writes the former ones.
  const modern = xml
    .replaceAll('<itunes:explicit>no<', '<itunes:explicit>false<')
    .replaceAll('<itunes:explicit>yes<', '<itunes:explicit>true<');
  return withoutControls(modern);
}
