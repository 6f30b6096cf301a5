import {useEffect, useReducer, useState, type ComponentType, type ReactNode} from 'react';

/**
 * The part of `react-loadable` that a browser needs: Docusaurus creates each route's component with it. The
 * build itself renders the pages with the package.
 */
type State<Loaded> = {loaded: Loaded | undefined; error: unknown; promise: Promise<unknown>};

type Options<Loaded> = {
  loader: () => Promise<Loaded>;
  loading: ComponentType<{
    isLoading: boolean;
    pastDelay: boolean;
    timedOut: boolean;
    error: unknown;
    retry: () => void;
  }>;
  render?: (loaded: Loaded, props: object) => ReactNode;
};

type Preloadable = ComponentType & {preload: () => Promise<unknown>};

/** The default for routes that give no `render`, such as an owner's own pages: renders the default export. */
const renderDefault = (loaded: unknown, props: object): ReactNode => {
  const Component = (loaded as {default: ComponentType}).default;
  return <Component {...props} />;
};

/** In milliseconds; a shorter wait shows nothing. */
const delay = 200;

export default function Loadable<Loaded>({
  loader,
  loading: Loading,
  render = renderDefault,
}: Options<Loaded>): Preloadable {
  let state: State<Loaded> | undefined;

  const start = (): State<Loaded> => {
    const started: State<Loaded> = {
      loaded: undefined,
      error: undefined,
      promise: loader().then(
        (loaded) => (started.loaded = loaded),
        (error: unknown) => {
          started.error = error;
          throw error;
        },
      ),
    };
    return started;
  };

  function LoadableComponent(props: object): ReactNode {
    const {loaded, error, promise} = (state ??= start());
    const [, update] = useReducer((count: number) => count + 1, 0);
    const [pastDelay, setPastDelay] = useState(false);
    const isLoading = loaded === undefined && error === undefined;
    useEffect(() => {
      if (!isLoading) {
        return undefined;
      }
      let isMounted = true;
      const timer = setTimeout(() => {
        setPastDelay(true);
      }, delay);
      const end = () => {
        clearTimeout(timer);
        if (isMounted) {
          update();
        }
      };
      promise.then(end, end);
      return () => {
        isMounted = false;
        clearTimeout(timer);
      };
    }, [isLoading, promise]);
    return loaded === undefined ? (
      <Loading
        isLoading={isLoading}
        pastDelay={pastDelay}
        timedOut={false}
        error={error}
        retry={() => {
          state = start();
          setPastDelay(false);
          update();
        }}
      />
    ) : (
      render(loaded, props)
    );
  }
  return Object.assign(LoadableComponent, {
    preload() {
      // A load that failed on hover may succeed on click.
      if (state?.error !== undefined) {
        state = undefined;
      }
      return (state ??= start()).promise;
    },
  });
}

Loadable.Map = <Module,>({
  loader,
  ...options
}: Omit<Options<Record<string, Module>>, 'loader'> & {
  loader: Record<string, () => Promise<Module>>;
}): Preloadable =>
  Loadable({
    ...options,
    loader: async () =>
      Object.fromEntries(
        await Promise.all(
          Object.entries(loader).map(async ([name, load]) => [name, await load()] as const),
        ),
      ),
  });
