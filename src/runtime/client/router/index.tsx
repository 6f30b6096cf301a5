/**
 * The part of React Router 5 that a Docusaurus site needs in a browser: what Docusaurus and its themes call
 * from `react-router-dom`, `react-router` and `react-router-config`, and the `history` that `BrowserRouter`
 * creates. The build itself renders the pages with the packages.
 *
 * Paths are plain text in which only `*` has a meaning, as Docusaurus intends them: `routerReplacements` keeps
 * the packages for a site whose routes are patterns. Props and names that Docusaurus does not use are
 * missing; the build stops if such a name is imported.
 */
import {
  createContext,
  useContext,
  useLayoutEffect,
  useState,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';
import {
  createBrowserHistory,
  createLocation,
  createPath,
  type History,
  type Location,
  type To,
} from './history';
import {firstMatch, matchPath, matchRoot, type Match, type Route as RouteConfig} from './match';

export {matchPath, matchRoutes} from './match';

type RouterState = {history: History; location: Location; match: Match};

// Separate from the state: a component that only needs the history does not render again on navigation.
const HistoryContext = createContext<History | null>(null);
const RouterContext = createContext<RouterState | null>(null);

const useRouter = () => useContext(RouterContext)!;
export const useHistory = (): History => useContext(HistoryContext)!;
export const useLocation = (): Location => useRouter().location;

export function BrowserRouter({children}: {children?: ReactNode}): ReactNode {
  const [history] = useState(createBrowserHistory);
  const [location, setLocation] = useState(history.location);
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- a component may lead on as it is mounted
    setLocation(history.location);
    return history.listen((next) => {
      setLocation(next);
    });
  }, [history]);
  return (
    <RouterContext value={{history, location, match: matchRoot(location.pathname)}}>
      <HistoryContext value={history}>{children}</HistoryContext>
    </RouterContext>
  );
}

/** Docusaurus imports it but never renders it: with `experimental_router: 'hash'`, the packages stay. */
export {BrowserRouter as HashRouter};

/** Renders its content as if the reader were at another location. */
export function Route({
  location,
  render,
}: {
  location: Location;
  render: (state: RouterState) => ReactNode;
}): ReactNode {
  const state = {...useRouter(), location};
  return <RouterContext value={state}>{render(state)}</RouterContext>;
}

type SwitchProps = {location?: Location};
type RoutesProps = SwitchProps & {routes: RouteConfig[]; extraProps?: object};

function Routes({routes, extraProps, location}: RoutesProps): ReactNode {
  const outer = useRouter();
  const state = {...outer, location: location ?? outer.location};
  const first = firstMatch(routes, state.location.pathname, state.match);
  if (!first) {
    return null;
  }
  const {route, match, index} = first;
  const inner = {...state, match};
  const Component = route.component as ComponentType<RouterState & {route: RouteConfig}>;
  return (
    <RouterContext key={route.key ?? index} value={inner}>
      <Component {...inner} {...extraProps} route={route} />
    </RouterContext>
  );
}

export function renderRoutes(
  routes?: RouteConfig[],
  extraProps?: object,
  switchProps?: SwitchProps,
): ReactNode {
  return routes ? <Routes {...switchProps} routes={routes} extraProps={extraProps} /> : null;
}

export function Redirect({to, push}: {to: To; push?: boolean}): ReactNode {
  const history = useHistory();
  // A string, so that equal targets redirect only once.
  const target = JSON.stringify(to);
  useLayoutEffect(() => {
    history[push ? 'push' : 'replace'](JSON.parse(target) as string);
  }, [history, push, target]);
  return null;
}

type LinkProps = ComponentProps<'a'> & {
  to: To;
  replace?: boolean;
  innerRef?: ComponentProps<'a'>['ref'];
};

const resolve = (to: To, location: Location) =>
  typeof to === 'string' ? createLocation(to, null, undefined, location) : to;

export function Link({to, replace, ref, innerRef, onClick, ...rest}: LinkProps): ReactNode {
  const {history, location} = useRouter();
  const href = createPath(resolve(to, location));
  return (
    <a
      {...rest}
      ref={ref ?? innerRef}
      href={href}
      onClick={(event) => {
        try {
          onClick?.(event);
        } catch (error) {
          event.preventDefault();
          throw error;
        }
        if (
          !event.defaultPrevented &&
          event.button === 0 &&
          (!rest.target || rest.target === '_self') &&
          !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)
        ) {
          event.preventDefault();
          // Compares with the page being loaded, not the one on the screen: a second click adds no entry.
          const isThere = href === createPath(history.location);
          history[replace || isThere ? 'replace' : 'push'](to);
        }
      }}
    />
  );
}

type NavLinkProps = LinkProps & {
  activeClassName?: string;
  exact?: boolean;
  isActive?: (match: Match | null, location: Location) => boolean;
};

export function NavLink({
  activeClassName = 'active',
  className,
  exact,
  isActive,
  to,
  ...rest
}: NavLinkProps): ReactNode {
  const {location} = useRouter();
  const path = resolve(to, location).pathname?.replaceAll('*', '\\*');
  const match = path ? matchPath(location.pathname, {path, exact}) : null;
  const isHere = isActive ? isActive(match, location) : match;
  return (
    <Link
      {...(isHere
        ? {
            'aria-current': 'page',
            className: [className, activeClassName].filter(Boolean).join(' '),
          }
        : {className})}
      to={to}
      {...rest}
    />
  );
}
