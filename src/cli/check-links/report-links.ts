import type {LinkVerdict} from './check-links';

/** An address as a Markdown autolink. */
const shown = (url: string) => `<${url.replaceAll('<', '%3C').replaceAll('>', '%3E')}>`;

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;

const item = ({url, reason, since, movedTo, places}: LinkVerdict) =>
  [
    `- ${shown(url)} ${reason}`,
    since === null ? '' : `, since ${since}`,
    movedTo === null ? '' : `, and sends its visitors to ${shown(movedTo)}`,
    `: ${places.map((place) => `\`${place}\``).join(', ')}`,
  ].join('');

/** Reports links, broken ones first, as Markdown that is readable in a terminal too. */
export function reportLinks(verdicts: readonly LinkVerdict[]): string {
  const of = (state: LinkVerdict['state']) => verdicts.filter((verdict) => verdict.state === state);
  const moved = of('fine').filter(({movedTo}) => movedTo !== null);
  const parts: Array<[title: string, remedy: string, found: LinkVerdict[]]> = [
    [
      'Broken',
      'Write another source in its place, or an archived copy (web.archive.org); or name it in `.github/links-to-ignore.txt`, with the reason.',
      of('broken'),
    ],
    ['No program can tell', 'Open them in a browser now and then.', of('unknown')],
    ['Moved', 'They still lead somewhere. Write the new address when the post is changed.', moved],
  ];
  return [
    `${count(verdicts.length, 'link')} to other sites: ${of('broken').length} broken, ${of('unknown').length} unknown, ${moved.length} moved.`,
    ...parts
      .filter(([, , found]) => found.length > 0)
      .map(([title, remedy, found]) => `## ${title}\n\n${remedy}\n\n${found.map(item).join('\n')}`),
  ].join('\n\n');
}
