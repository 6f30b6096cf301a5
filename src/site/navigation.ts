import type {NavbarItem} from '@docusaurus/theme-common';
import type {Identity} from '../settings/schema';

type FooterColumn = {
  title: string;
  items: Array<{label: string; to?: string; href?: string} | {html: string}>;
};

/**
 * Places navbar items without a `position` on the right; the theme's default is left.
 */
export function rightByDefault(items: NavbarItem[]): NavbarItem[] {
  return items.map((item) => ({...item, position: item.position ?? 'right'}));
}

export function navbarItems({links, locales, podcast}: Identity): NavbarItem[] {
  return rightByDefault([
    {label: 'Archive', to: '/archive/', position: 'left'},
    {label: 'Tags', to: '/tags/', position: 'left'},
    {label: 'Authors', to: '/authors/', position: 'left'},
    ...(podcast ? [{label: 'Podcast', to: '/podcast/', position: 'left'} as const] : []),
    {label: 'Official Website', href: links.website},
    {label: 'Join us', href: links.careers},
    // Readers get its code only if there is a choice of languages.
    ...(locales.length > 1 ? [{type: 'localeDropdown'}] : []),
  ]);
}

export function footerColumns({
  baseUrl,
  links,
  podcast,
  feedLabel = 'RSS feed',
}: Identity & {feedLabel?: string}): FooterColumn[] {
  // A mail address and a feed are not pages: as HTML they open in place, whereas the theme's own link
  // would mark them as external and open an empty tab.
  const plainLink = (href: string, label: string) => ({
    html: `<a class="footer__link-item" href="${href}">${label}</a>`,
  });
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
        {label: 'Official Website', href: links.website},
        {label: 'Careers', href: links.careers},
        plainLink(`mailto:${links.email}`, links.email),
        plainLink(`${baseUrl}rss.xml`, feedLabel),
        ...(podcast ? [{label: 'Podcast', to: '/podcast/'}] : []),
      ],
    },
    {
      // With scripts off, these links are the only way to navigate in a narrow window.
      title: 'Read',
      items: [
        {label: 'Newest posts', to: '/'},
        {label: 'Archive', to: '/archive/'},
        {label: 'Tags', to: '/tags/'},
        {label: 'Authors', to: '/authors/'},
      ],
    },
  ];
}

/** The words below or beside the columns of the footer. */
export function footerNote(site: Identity): string {
  return (site.colophon === undefined ? '' : `<p>${site.colophon}</p>`) + copyright(site);
}

export function copyright({company, copyrightYear}: Identity): string {
  return `Copyright © ${copyrightYear} ${company}`;
}
