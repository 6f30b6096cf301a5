import {join, relative, resolve} from 'node:path';
import type {HtmlTagObject, LoadContext} from '@docusaurus/types';
import {dayNames} from '../../lib/day';
import {languageOf, rootBase} from '../../lib/locales';
import {sitePages, type SitePage} from '../../content/site-pages';
import type {Output} from '../heads';
import {cardPath} from '../../content/beside-page';
import {paletteOf} from '../../settings/palette';
import type {Identity} from '../../settings/schema';
import {altOf, cardOf, sitePage, type Site} from './cards';
import {cardTags, pageTags} from './head';
import {publish} from './publish';

/**
 * Gives every page a card: a picture with its title and cover, which chats and networks show beside a link to it.
 * It is published beside the page, as `card.png`; a page whose front matter has an `image` shows that instead, and
 * one that is only known when it is rendered shows the card of the site. If the font lacks the script of a page,
 * the card of the same page in the first language is used.
 */
export default function socialCards(
  context: LoadContext,
  {colours, palette}: Pick<Identity, 'colours' | 'palette'>,
): Output {
  const {siteConfig, siteDir, baseUrl, i18n} = context;
  let site: Site;
  let withCard: SitePage[] = [];
  let tags = new Map<string, HtmlTagObject[]>();
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
        page.image === undefined
          ? cardTags(page.path, altOf(cardOf(page, site)), siteConfig.url)
          : [];
      tags = new Map(
        pages.map((page) => [
          page.path,
          [...tagsOf(page), ...pageTags(page, site.title, siteConfig.url + baseUrl)],
        ]),
      );
    },
    headOf: (path) => tags.get(path) ?? tags.get(baseUrl)!,
    async postBuild({outDir}) {
      // The first language is built first, and has the same pages.
      const root = rootBase({baseUrl, i18n});
      const first = root === baseUrl ? undefined : resolve(outDir, relative(baseUrl, root));
      const cards = withCard.map((page) => {
        const file = cardPath(page.path).slice(baseUrl.length);
        return {
          card: cardOf(page, site),
          file: join(outDir, file),
          source: page.source ?? page.path,
          isSpare: page.kind !== 'post',
          ...(first !== undefined && {instead: join(first, file)}),
        };
      });
      const {skies} = paletteOf(colours.day, 'day', palette?.day);
      await publish(cards, skies, join(siteDir, 'node_modules/.cache/social-cards'));
    },
  };
}
