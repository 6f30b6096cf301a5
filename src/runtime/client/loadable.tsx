import {useEffect, useReducer, useState, type ComponentType, type ReactNode} from 'react';

/**
 * The part of `react-loadable` that a browser needs: Docusaurus makes each route's component with it. The
 * pages themselves are written by the package, in the build.
 */
type State<Loaded> = {loaded: Loaded | undefined; error: unknown; promise: Promise<unknown>};

type Options<Loaded> = {
  loading: ComponentType<{
    isLoading: boolean;
    pastDelay: boolean;
    timedOut: boolean;
    error: unknown;
    retry: () => void;
  }>;
  render: (loaded: Loaded, props: object) => ReactNode;
};

/** In milliseconds: below it, waiting shows nothing. */
const delay = 200;

function create<Loaded>(
  load: () => Promise<Loaded>,
  {loading: Loading, render}: Options<Loaded>,
): ComponentType & {preload: () => Promise<unknown>} {
  let state: State<Loaded> | undefined;

  const start = (): State<Loaded> => {
    const started: State<Loaded> = {
      loaded: undefined,
      error: undefined,
      promise: load().then(
        (loaded) => (started.loaded = loaded),
        (error: unknown) => {
          started.error = error;
          throw error;
        },
      ),
    };
    return started;
  };
  const current = (): State<Loaded> => (state ??= start());
  const restart = (): void => {
    state = start();
  };

  function LoadableComponent(props: object): ReactNode {
    const {loaded, error, promise} = current();
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
          restart();
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
      // What failed while a link was pointed at may arrive when it is pressed.
      if (state?.error !== undefined) {
        restart();
      }
      return current().promise;
    },
  });
}

type Module = Record<string, unknown>;

const renderDefault = (loaded: Module, props: object): ReactNode => {
  const Component = loaded.default as ComponentType;
  return <Component {...props} />;
};

export default function Loadable({
  loader,
  loading,
  render = renderDefault,
}: Partial<Options<Module>> &
  Pick<Options<Module>, 'loading'> & {loader: () => Promise<Module>}): ReturnType<typeof create> {
  return create(loader, {loading, render});
}

Loadable.Map = (
  options: Options<Record<string, Module>> & {loader: Record<string, () => Promise<Module>>},
): ReturnType<typeof create> =>
  create(
    async () =>
      Object.fromEntries(
        await Promise.all(
          Object.entries(options.loader).map(async ([name, load]) => [name, await load()] as const),
        ),
      ),
    options,
  );
