import type {MouseEvent, ReactElement, ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import type {RouteConfig} from 'react-router-config';
import type {RouteComponentProps} from 'react-router-dom';
import {beforeEach, describe, expect, test, vi} from 'vitest';
import {fakeWindow} from '../../../../tests/support/fake-window';
import * as ours from '.';

// React Router checks on import whether it is in a browser.
vi.stubGlobal('window', fakeWindow('/').window);
const theirs = await import('react-router-dom');
const theirConfig = await import('react-router-config');

/** The API that both routers share, typed as in React Router. */
type Router = Pick<
  typeof theirs,
  'BrowserRouter' | 'Link' | 'NavLink' | 'Route' | 'matchPath' | 'useHistory' | 'useLocation'
> &
  Pick<typeof theirConfig, 'renderRoutes'>;

const stock: Router = {...theirs, renderRoutes: theirConfig.renderRoutes};
const lean = ours as unknown as Router;

const render = (address: string, {BrowserRouter}: Router, inside: ReactNode) => {
  vi.stubGlobal('window', fakeWindow(address).window);
  return renderToStaticMarkup(<BrowserRouter>{inside}</BrowserRouter>);
};

const addresses = [
  ...['/', '/blog/', '/blog/a/?q=1#x', '/docs', '/docs/1.0/a', '/caf%C3%A9/', '/nowhere/', '/a*b/'],
];

/** Expects both routers to render the same at all addresses. */
function expectAlike(inside: (router: Router) => ReactNode): void {
  for (const address of addresses) {
    expect(render(address, lean, inside(lean)), address).toBe(
      render(address, stock, inside(stock)),
    );
  }
}

const targets = [
  ...['/', '/blog/', '/blog/a', '/docs/?q=1#x', '/caf%C3%A9/', '/café/', 'b', '../b', '?q=2', '#x'],
  ...['/a*b/', '/axb/', '', '/c++/'],
];

describe('what is shown is what React Router shows:', () => {
  test.each(targets)('a link to %o', (to) => {
    expectAlike(({Link}) => (
      <Link to={to} className="a" target="_blank" title="b" replace>
        c
      </Link>
    ));
  });

  test.each(targets)('a link to %o of a menu', (to) => {
    expectAlike(({NavLink}) => (
      <>
        <NavLink to={to}>a</NavLink>
        <NavLink to={to} exact className="b" />
        <NavLink to={to} activeClassName="c" className="d" />
        <NavLink to={to} isActive={(match, {pathname}) => !match && pathname !== '/'} />
        <NavLink to={to} isActive={(match) => match?.isExact ?? false} title="e" />
      </>
    ));
  });

  test('a link to a location', () => {
    expectAlike(({Link}) => <Link to={{pathname: '/a', search: 'q=1', hash: '#x'}}>a</Link>);
  });

  test('routes, and what their components are given', () => {
    const given: unknown[] = [];
    const Page = ({history, location, match, ...props}: RouteComponentProps) => {
      const {staticContext, ...rest} = props;
      given.push({action: history.action, location, match, staticContext, rest});
      return <section>{JSON.stringify(rest)}</section>;
    };
    const levelOf =
      ({renderRoutes}: Router) =>
      ({route}: {route?: RouteConfig}) => (
        <div data-path={String(route?.path)}>{renderRoutes(route?.routes, {extra: 'b'})}</div>
      );
    const routesOf = (router: Router): RouteConfig[] => {
      const component = levelOf(router);
      const page = Page as RouteConfig['component'];
      return [
        {path: '/blog/', exact: true, component: page},
        {
          path: '/docs',
          component,
          routes: [{path: '/docs/1.0', component: page}, {component: page}],
        },
        {path: '/', exact: true, component: page},
        {path: '/', component, routes: [{path: '/café/', component: page}]},
        {path: '*', component: page},
      ];
    };
    for (const address of addresses) {
      const [a, b] = [lean, stock].map((router) => {
        given.length = 0;
        const html = render(address, router, router.renderRoutes(routesOf(router), {extra: 'a'}));
        return {html, given: [...given]};
      });
      expect(a, address).toEqual(b);
    }
    expect(lean.renderRoutes(undefined)).toBeNull();
  });

  test('routes for a location that is given', () => {
    const location = {pathname: '/docs/', search: '', hash: '', state: undefined};
    const component = (props: {location: {pathname: string}; match: {url: string}}) => (
      <>
        {props.location.pathname} {props.match.url}
      </>
    );
    expectAlike(({renderRoutes}) =>
      renderRoutes([{path: '/docs', component}, {component: () => 'none'}], {}, {location}),
    );
  });

  test('a route anew where it is another, and only there', () => {
    const routes = [
      {path: '/blog/', key: 'blog'},
      {path: '/docs', component: () => null},
      {path: '*', component: () => null},
    ];
    const keyAt = (address: string) => {
      let key: unknown;
      const Probe = () => {
        const {type, props} = ours.renderRoutes(routes) as ReactElement<object>;
        key = (type as (given: object) => ReactElement)(props).key;
        return null;
      };
      render(address, lean, <Probe />);
      return key;
    };
    expect(['/blog/', '/blog/a', '/docs', '/docs/a', '/', '/a'].map(keyAt)).toEqual(
      ['blog', 'blog', '1', '1', '2', '2'], // like the `Route`s of a `Switch`
    );
  });

  test('inside of a route with a location, all that asks for one', () => {
    expectAlike(({Route, Link, renderRoutes, useLocation, useHistory}) => {
      const Here = () => (
        <i>
          {useLocation().pathname} {useHistory().location.pathname}
        </i>
      );
      return (
        <>
          <Here />
          <Route
            location={{pathname: '/other/', search: '', hash: '', state: undefined}}
            render={({location}) => (
              <>
                {location.pathname}
                <Here />
                <Link to="b">c</Link>
                {renderRoutes([{path: '/other/', component: Here}, {component: () => 'none'}])}
              </>
            )}
          />
        </>
      );
    });
  });
});

describe('a click on a link', () => {
  const {window} = fakeWindow('/');
  type Given = Partial<MouseEvent<HTMLAnchorElement>>;

  /** Clicks a link on `/a/` and returns the outcome. */
  function click(
    props: Omit<Parameters<typeof ours.Link>[0], 'to'> & {to?: string},
    given: Given = {},
  ) {
    const browser = fakeWindow('/a/');
    vi.stubGlobal('window', browser.window);
    let onClick: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
    let history: ReturnType<typeof ours.useHistory> | undefined;
    const Probe = () => {
      history = ours.useHistory();
      const link = ours.Link({to: '/b/', ...props}) as {props: {onClick: typeof onClick}};
      onClick = link.props.onClick;
      return null;
    };
    renderToStaticMarkup(
      <ours.BrowserRouter>
        <Probe />
      </ours.BrowserRouter>,
    );
    const event = {
      button: 0,
      defaultPrevented: false,
      preventDefault() {
        this.defaultPrevented = true;
      },
      ...given,
    };
    let thrown: unknown;
    try {
      onClick!(event as MouseEvent<HTMLAnchorElement>);
    } catch (error) {
      thrown = error;
    }
    return {
      action: history!.action,
      path: history!.location.pathname,
      isOurs: event.defaultPrevented,
      thrown,
    };
  }

  beforeEach(() => {
    vi.stubGlobal('window', window);
  });

  test('goes there without leaving the site', () => {
    expect(click({})).toMatchObject({action: 'PUSH', path: '/b/', isOurs: true});
    expect(click({target: '_self'})).toMatchObject({action: 'PUSH', path: '/b/', isOurs: true});
    expect(click({to: 'c'})).toMatchObject({action: 'PUSH', path: '/a/c'});
  });

  test('replaces the entry where it is asked to, or leads to the page that is shown', () => {
    expect(click({replace: true})).toMatchObject({action: 'REPLACE', path: '/b/'});
    expect(click({to: '/a/'})).toMatchObject({action: 'REPLACE', path: '/a/'});
    expect(click({to: '/a/#x'})).toMatchObject({action: 'PUSH', path: '/a/'});
  });

  test.each<[string, Parameters<typeof click>]>([
    ['another button', [{}, {button: 1}]],
    ['a key held down: meta', [{}, {metaKey: true}]],
    ['a key held down: alt', [{}, {altKey: true}]],
    ['a key held down: control', [{}, {ctrlKey: true}]],
    ['a key held down: shift', [{}, {shiftKey: true}]],
    ['another window as its target', [{target: '_blank'}]],
  ])('is left to the browser with %s', (_name, [props, given]) => {
    expect(click(props, given)).toMatchObject({action: 'POP', path: '/a/', isOurs: false});
  });

  test('is left alone where a handler has dealt with it', () => {
    const result = click({
      onClick: (event) => {
        event.preventDefault();
      },
    });
    expect(result).toMatchObject({action: 'POP', path: '/a/', isOurs: true});
  });

  test('goes nowhere where a handler throws', () => {
    const error = new Error('thrown');
    const result = click({
      onClick: () => {
        throw error;
      },
    });
    expect(result).toEqual({action: 'POP', path: '/a/', isOurs: true, thrown: error});
  });
});
