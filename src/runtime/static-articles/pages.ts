import ComponentCreator from '@docusaurus/ComponentCreator';
import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import {createElement, type ComponentType} from 'react';
import Loadable from 'react-loadable';
import {matchRoutes, renderRoutes, type RouteConfig} from 'react-router-config';
import {hydratedAttribute, needsAttribute, pageDataAttribute} from '../../lib/contracts';
import {decoded} from '../../lib/decoded';
import {parsePage} from '../../lib/parse-page';
import {writtenArticle, writtenIn} from './text';
import type {Chunks, PageData, PageModule} from './page';

type Preloadable = ComponentType & {preload?: () => Promise<unknown>};
type Route = RouteConfig & {component: Preloadable};

/** A page of the site: its data, and the document that holds its texts. */
type Page = {data: PageData; document: Document};

/** The result of a lookup: a page, or `null` if there is none. */
type Found = Page | null;

/** Set by the bundler: the path of the site on its host. */
declare const __webpack_public_path__: string;

/** Normalises an address, so that each page has only one. */
const canonical = (address: string) =>
  `${decoded(address.replace(/[?#].*/s, '')).replace(/\/$/, '')}/`;

/** @throws if the document has no page data, or data that cannot be parsed */
function readPage(document: Document): Found {
  const element = document.querySelector(`script[${pageDataAttribute}]`);
  if (!element) {
    throw new Error('The document of the page has no data.');
  }
  const data = JSON.parse(element.textContent) as PageData | null;
  return data && {data, document};
}

/** Finds the name of the main script that a page needs; a new version of the site has a different one. */
const mainScript = (html: string) => /\/main\.\w+\.js/.exec(html)?.[0];

/** Matches the canonical link of a document. */
const canonicalLink = /rel="?canonical"? href="?([^\s">]+)/;

const documents = new Map<string, Promise<string | null>>();

/**
 * Fetches the document of a page, once.
 *
 * @returns `null` if there is none
 * @throws if the host does not answer, or sends something else; the next call tries again
 */
function fetchDocument(path: string, priority: RequestPriority): Promise<string | null> {
  let promise = documents.get(path);
  if (!promise) {
    // After a redirect, the target's own address has to be shown, so the browser loads that page in full.
    promise = fetch(path, {priority, redirect: 'manual'}).then(async (response) => {
      if (response.status === 404 || response.status === 410) {
        return null;
      }
      if (!response.ok || !/^text\/html/i.test(response.headers.get('content-type') ?? '')) {
        throw new Error(`No page at ${path}: ${response.type} ${String(response.status)}`);
      }
      return response.text();
    });
    promise.catch(() => documents.delete(path));
    documents.set(path, promise);
  }
  return promise;
}

/** The address of the document that the browser has loaded. */
let opened: string | undefined;

async function findPage(path: string): Promise<Found> {
  // A link clicked during hydration leads to another page.
  if (path === opened && document.documentElement.getAttribute(hydratedAttribute) === 'false') {
    return readPage(document);
  }
  const html = await fetchDocument(path, 'auto');
  if (html === null) {
    return null;
  }
  try {
    if (
      mainScript(html) !==
      mainScript(document.querySelector(`script[${needsAttribute}]`)!.textContent)
    ) {
      throw new Error(`${path} is of another version of the site.`);
    }
    const page = readPage(parsePage(html));
    const own = canonicalLink.exec(html)?.[1];
    if (page && own && canonical(new URL(own).pathname) !== path) {
      throw new Error(`${path} was answered with the document of ${own}`);
    }
    return page;
  } catch (error) {
    // The next attempt may get the right document.
    documents.delete(path);
    throw error;
  }
}

const article = (text: string, document: Document) =>
  writtenArticle(text, writtenIn(document, text) ?? '', async () => {
    const module = await import('./islands-of-texts');
    return module.default;
  });

/** Returns a part of a page as if it had been loaded as a module. */
function asModule(module: PageModule, {document}: Page): Record<string, unknown> {
  if ('data' in module) {
    return {default: module.data};
  }
  const {facts, text} = module;
  return {
    frontMatter: facts.metadata?.frontMatter,
    ...facts,
    default: text === undefined ? () => null : article(text, document),
  };
}

/** Creates the component of a page as Docusaurus does for its routes: from named chunks. */
function pageComponent(path: string, page: Page): Preloadable {
  const name = (index: number) => `${path}#${String(index)}`;
  const named = (chunks: Chunks): unknown =>
    typeof chunks === 'number'
      ? name(chunks)
      : typeof chunks === 'string'
        ? chunks
        : Array.isArray(chunks)
          ? chunks.map(named)
          : Object.fromEntries(Object.entries(chunks).map(([key, inner]) => [key, named(inner)]));
  for (const [index, module] of page.data.modules.entries()) {
    const loaded = Promise.resolve(asModule(module, page));
    Object.assign(registry, {[name(index)]: [() => loaded]});
  }
  Object.assign(routesChunkNames, {[`${path}-page`]: named(page.data.chunks)});
  return ComponentCreator(path, 'page') as Preloadable;
}

let isOfBundle: (path: string) => boolean = () => true;

/**
 * Adds routes for all other pages to those of the bundle: the route for an address is created on request,
 * from the document at that address. No page costs another a byte.
 *
 * @param routes of the bundle
 * @param Loading shown in place of a page that has not arrived
 */
export function withPages(
  routes: Route[],
  Loading: Loadable.OptionsWithoutRender<object>['loading'],
): Array<RouteConfig | {at: (pathname: string) => unknown}> {
  const isIn = (inner: Route[], path: string): boolean =>
    inner.some(
      ({exact, component, path: own, routes: deeper = []}) =>
        (exact === true && Boolean(component) && canonical(own as string) === path) ||
        isIn(deeper as Route[], path),
    );
  opened = canonical(location.pathname);
  isOfBundle = (path) => !path.startsWith(__webpack_public_path__) || isIn(routes, path);
  const known = new Map<string, Preloadable>();

  const load = async (path: string): Promise<Preloadable> => {
    const page = await findPage(path);
    if (page) {
      return pageComponent(path, page);
    }
    // There is no such page: show what the bundle shows for it.
    const rest = matchRoutes(routes, path) as Array<{route: Route}>;
    await Promise.all(rest.map(async ({route}) => route.component.preload?.()));
    return () => renderRoutes(routes);
  };

  const at = (pathname: string): Route | undefined => {
    const path = canonical(pathname);
    if (isOfBundle(path)) {
      return undefined;
    }
    let component = known.get(path);
    if (!component) {
      component = Loadable({
        loading: Loading,
        loader: async () => {
          const component = await load(path);
          await component.preload?.();
          return component;
        },
        render: createElement,
      }) as unknown as Preloadable;
      known.set(path, component);
    }
    return {path: pathname, component};
  };
  return [{at}, ...routes];
}

/**
 * Prefetches a page that is not in the bundle.
 *
 * @returns the names of the additional chunks that it needs
 */
export async function fetchPageAhead(pathname: string): Promise<string[]> {
  const path = canonical(pathname);
  if (isOfBundle(path) || path === opened) {
    return [];
  }
  const html = await fetchDocument(path, 'low').catch(() => null);
  const [chunks = ''] = /"chunks":.*?"modules":/.exec(html ?? '') ?? [];
  return [...chunks.matchAll(/[:[,]"(\w+)"(?!:)/g)].map(([, name]) => name!);
}
