import {
  Children,
  createContext,
  Fragment,
  isValidElement,
  useContext,
  useLayoutEffect,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import {builtAttribute} from '../../lib/contracts';

/**
 * The part of `react-helmet-async` that a browser needs: it keeps `<head>`, and the attributes of
 * `<html>` and `<body>`, in step with the mounted `Helmet`s. In the build, the package itself writes
 * the pages; this updates what it marked with `data-rh`.
 *
 * As in the package, the last one mounted wins: a `<meta>` with the same name, property or the like,
 * a canonical link, and a link or script with the same address replace the earlier one.
 */

type Attributes = Record<string, string>;
type Tag = {name: string; attributes: Attributes; text: string | undefined};

const mark = 'data-rh';

const firstPath = typeof location === 'undefined' ? '' : location.pathname;

/** Attributes whose names differ between React and HTML. */
const htmlName: Record<string, string> = {
  charSet: 'charset',
  className: 'class',
  httpEquiv: 'http-equiv',
  itemProp: 'itemprop',
};

/** The attributes that identify a tag of each kind; the first one present counts. */
const identities: Record<string, string[]> = {
  meta: ['name', 'charset', 'http-equiv', 'property', 'itemprop'],
  link: ['href'],
  script: ['src'],
};

function readTag({type, props}: ReactElement): Tag {
  const {children, dangerouslySetInnerHTML, ...rest} = props as Record<
    string,
    string | number | boolean | null | undefined
  > & {children?: ReactNode; dangerouslySetInnerHTML?: {__html: string}};
  const attributes: Attributes = {};
  for (const [key, value] of Object.entries(rest)) {
    if (value !== undefined && value !== null) {
      attributes[htmlName[key] ?? key.toLowerCase()] = String(value);
    }
  }
  const words = Children.toArray(children).filter((child) => typeof child === 'string');
  const text = dangerouslySetInnerHTML?.__html ?? words.join('');
  return {name: type as string, attributes, text: text || undefined};
}

export function readTags(children: ReactNode): Tag[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement(child)) {
      return [];
    }
    return child.type === Fragment
      ? readTags((child.props as {children?: ReactNode}).children)
      : [readTag(child)];
  });
}

function identityOf({name, attributes, text}: Tag): string {
  if (name === 'link' && attributes.rel === 'canonical') {
    return 'link canonical';
  }
  const key = identities[name]?.find((attribute) => attribute in attributes);
  return key
    ? `${name} ${key} ${attributes[key]!}`
    : `${name} ${JSON.stringify(attributes)} ${text ?? ''}`;
}

/** Merges the tags of each `Helmet`, in mount order, into those of the page. */
export function mergeTags(mounted: Iterable<Tag[]>): {
  title: string | undefined;
  html: Attributes;
  body: Attributes;
  tags: Tag[];
} {
  let title: string | undefined;
  const ofRoot: Record<string, Attributes> = {html: {}, body: {}};
  const kept = new Map<string, Tag[]>();
  for (const tags of mounted) {
    // Duplicates within one `Helmet` are intended.
    const own = new Map<string, Tag[]>();
    for (const tag of tags) {
      if (tag.name === 'title') {
        title = tag.text ?? title;
      } else if (tag.name in ofRoot) {
        Object.assign(ofRoot[tag.name]!, tag.attributes);
      } else {
        own.set(identityOf(tag), [...(own.get(identityOf(tag)) ?? []), tag]);
      }
    }
    for (const [identity, alike] of own) {
      kept.delete(identity);
      kept.set(identity, alike);
    }
  }
  return {title, html: ofRoot.html!, body: ofRoot.body!, tags: [...kept.values()].flat()};
}

function setAttributes(element: Element, wanted: Attributes): void {
  for (const name of element.getAttribute(mark)?.split(',') ?? []) {
    if (!(name in wanted)) {
      element.removeAttribute(name);
    }
  }
  for (const [name, value] of Object.entries(wanted)) {
    if (element.getAttribute(name) !== value) {
      element.setAttribute(name, value);
    }
  }
  element.setAttribute(mark, Object.keys(wanted).join());
}

function commit(mounted: Iterable<Tag[]>): void {
  const {title, html, body, tags} = mergeTags(mounted);
  setAttributes(document.documentElement, html);
  setAttributes(document.body, body);
  if (title !== undefined && document.title !== title) {
    document.title = title;
  }
  // The structured data of the first page is behind its text (see build/first-load).
  const stale = new Set(
    document.querySelectorAll(`[${mark}]:not(html, body, title), [${builtAttribute}]`),
  );
  const fresh: Element[] = [];
  for (const {name, attributes, text} of tags) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries({...attributes, [mark]: 'true'})) {
      element.setAttribute(key, value);
    }
    element.textContent = text ?? '';
    const same = [...stale].find((old) => old.isEqualNode(element));
    if (same) {
      stale.delete(same);
    } else {
      fresh.push(element);
    }
  }
  for (const element of stale) {
    // What only the build says about the first page is not true of others.
    if (
      !element.matches(`[${builtAttribute}], script[type="application/ld+json"]`) ||
      location.pathname !== firstPath
    ) {
      element.remove();
    }
  }
  document.head.append(...fresh);
}

class Mounted {
  readonly #tags = new Map<object, Tag[]>();
  #isScheduled = false;

  set(owner: object, tags: Tag[] | undefined): void {
    if (tags) {
      this.#tags.set(owner, tags);
    } else {
      this.#tags.delete(owner);
    }
    // Commits once for all changes in one update of the page.
    if (!this.#isScheduled) {
      this.#isScheduled = true;
      requestAnimationFrame(() => {
        this.#isScheduled = false;
        commit(this.#tags.values());
      });
    }
  }
}

const Context = createContext<Mounted | null>(null);

export function HelmetProvider({children}: {children: ReactNode}): ReactNode {
  const [mounted] = useState(() => new Mounted());
  return <Context value={mounted}>{children}</Context>;
}

export function Helmet({children}: {children?: ReactNode}): ReactNode {
  const mounted = useContext(Context);
  const [owner] = useState({});
  useLayoutEffect(() => {
    mounted?.set(owner, readTags(children));
  });
  useLayoutEffect(
    () => () => {
      mounted?.set(owner, undefined);
    },
    [mounted, owner],
  );
  return null;
}
