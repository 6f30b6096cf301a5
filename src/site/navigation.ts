import type {NavbarItem} from '@docusaurus/theme-common';
import {plainLink, type FooterColumn} from '../settings/footer';
import type {Identity} from '../settings/schema';
import {routes} from './routes';

/** The links of the bar, and of the menu on phones; those without a `position` are on the right. */
export function navbarItems({links, locales, podcast}: Identity): NavbarItem[] {
  return [
    {label: 'Archive', to: `/${routes.archive}/`, position: 'left'},
    {label: 'Tags', to: `/${routes.tags}/`, position: 'left'},
    {label: 'Authors', to: `/${routes.authors}/`, position: 'left'},
    ...(podcast ? [{label: 'Podcast', to: `/${routes.podcast}/`, position: 'left'} as const] : []),
    {label: 'Official Website', href: links.website},
    {label: 'Join us', href: links.careers},
    // Readers get its code only if there is a choice of languages.
    ...(locales.length > 1 ? [{type: 'localeDropdown'}] : []),
  ];
}

/** The columns of the footer. */
export function footerColumns({
  baseUrl,
  links,
  podcast,
  feedLabel = 'RSS feed',
}: Identity & {feedLabel?: string}): FooterColumn[] {
  return [
    {
      title: 'Legal',
      items: [
        {label: 'Legal notices', to: '/legal-notices/'},
        {label: 'General Terms & Conditions of Use', to: '/general-terms-and-conditions-of-use/'},
      ],
    },
    {
      title: 'Find us',
      items: [
        {label: 'About this blog', to: '/about/'},
        {label: 'Official Website', href: links.website},
        {label: 'Join us', href: links.careers},
        plainLink(`mailto:${links.email}`, links.email),
        plainLink(`${baseUrl}rss.xml`, feedLabel),
        ...(podcast ? [{label: 'Podcast', to: `/${routes.podcast}/`}] : []),
      ],
    },
  ];
}
