import {versionsAttribute, type Versions} from '../../lib/contracts';
import {onPress} from './events';
import {ifStored} from './if-stored';

/** Adds the query and the hash of the page, which the build cannot know, to a link to the same page elsewhere. */
function keepPlace(link: HTMLAnchorElement): void {
  const {search, hash} = location;
  if (!link.search.startsWith(search)) {
    link.search = link.search === '' ? search : `${search}&${link.search.slice(1)}`;
  }
  link.hash ||= hash;
}

/** Remembers the version that a reader chose, as Docusaurus does. */
function remember(link: HTMLAnchorElement, {key, paths}: Versions): void {
  const [name] =
    Object.entries(paths)
      .filter(([, path]) => link.pathname.startsWith(path))
      .sort(([, one], [, other]) => other.length - one.length)[0] ?? [];
  ifStored(() => {
    localStorage.setItem(key, name!);
  });
}

/** Links of the navbar that do more than lead to a page. */
export function navbarLinks(): void {
  onPress('.navbar a[lang]', (link) => {
    keepPlace(link as HTMLAnchorElement);
  });
  onPress(`[${versionsAttribute}] ul a`, (element) => {
    const link = element as HTMLAnchorElement;
    const dropdown = link.closest(`[${versionsAttribute}]`)!;
    keepPlace(link);
    remember(link, JSON.parse(dropdown.getAttribute(versionsAttribute)!) as Versions);
  });
}
