import {copyFile, mkdir} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {HtmlTagObject, LoadContext} from '@docusaurus/types';
import {dayNames} from '../../lib/day';
import {languageOf} from '../../lib/locales';
import {sitePages, type SitePage} from '../../content/site-pages';
import {keepFile} from '../../cache/cache';
import type {Output} from '../output';
import {fileOf} from '../pages';
import {cardPath} from '../../content/beside-page';
import {paletteOf} from '../../settings/palette';
import type {Identity} from '../../settings/schema';
import {altOf, cardOf, sitePage, type Site} from './cards';
import {pageTags, pictureTags, siteTags} from './head';

/**
 * Gives every page a card: a picture with its title and cover, which chats and networks show beside a link to it.
 * It is published beside the page, as `card.png`; a page whose front matter has an `image` shows that instead, and
 * one that is only known when it is rendered shows the card of the site.
 *
 * A card that this code has drawn before, in these fonts, is kept, so a build without new words draws nothing.
 */
export default function socialCards(
  context: LoadContext,
  {colours, palette}: Pick<Identity, 'colours' | 'palette'>,
): Output {
  const {siteConfig, siteDir, baseUrl, i18n} = context;
  let site: Site;
  let withCard: SitePage[] = [];
  let tags = new Map<string, HtmlTagObject[]>();
  let tagsOfUnknown: HtmlTagObject[] = [];
  return {
    name: 'social-cards',
    async allContentLoaded({allContent}) {
      site = {
        title: siteConfig.title,
        tagline: siteConfig.tagline,
        locale: i18n.currentLocale,
        dayNames: dayNames(languageOf(i18n)),
        pages: await sitePages(allContent, context),
      };
      const front = sitePage(site, baseUrl);
      const pages = site.pages.includes(front) ? site.pages : [front, ...site.pages];
      withCard = pages.filter(({image}) => image === undefined);
      const tagsOf = (page: SitePage) =>
        pictureTags(page, altOf(cardOf(page, site)), siteConfig.url);
      tags = new Map(
        pages.map((page) => [
          page.path,
          [...tagsOf(page), ...pageTags(page, site.title, siteConfig.url + baseUrl)],
        ]),
      );
      tagsOfUnknown = [...tagsOf(front), ...siteTags(site.title)];
    },
    headOf: (path) => tags.get(path) ?? tagsOfUnknown,
    step: {
      reads: [],
      writes: ['cards'],
      async run({outDir}) {
        const {draw, nameOf} = await import('./draw');
        const {skies} = paletteOf(colours.day, 'day', palette?.day);
        const folder = join(siteDir, 'node_modules/.cache/social-cards');
        for (const page of withCard) {
          const card = cardOf(page, site);
          const kept = join(folder, `${nameOf(card, skies)}.png`);
          await keepFile(kept, () => draw(card, skies));
          const file = join(outDir, fileOf(cardPath(page.path), baseUrl));
          await mkdir(dirname(file), {recursive: true});
          await copyFile(kept, file);
        }
      },
    },
  };
}
