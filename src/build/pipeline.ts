import type {LoadedPlugin, Plugin} from '@docusaurus/types';

/** What steps hand to each other, in the folder that is published. */
type Files =
  | 'pages'
  | 'feeds'
  | 'markdown'
  | 'podcast'
  | 'search'
  | 'opensearch'
  | 'cards'
  | 'sitemap'
  | 'redirects'
  | 'hosts';

type Step = {
  /** The plugin whose `postBuild` it is. */
  name: string;
  reads: readonly Files[];
  writes: readonly Files[];
};

/**
 * What happens to the site when Docusaurus has rendered its pages, row after row. The steps of a row write nothing
 * that another of them reads or writes, and run side by side.
 */
export const pipeline: ReadonlyArray<readonly Step[]> = [
  [{name: 'rendered-pages', reads: ['pages'], writes: ['pages']}],
  [
    {name: 'feeds', reads: ['pages'], writes: ['feeds']},
    {name: 'markdown-alternates', reads: ['pages'], writes: ['markdown']},
    {name: 'podcast', reads: [], writes: ['podcast']},
    {name: 'search-index', reads: ['pages'], writes: ['search']},
    {name: 'social-cards', reads: [], writes: ['cards']},
    {name: 'sitemap', reads: [], writes: ['sitemap']},
    {name: 'search-page', reads: [], writes: ['opensearch']},
  ],
  // The steps before it read pages as they were rendered, with attributes of style, and all styles in one sheet.
  [{name: 'first-load', reads: ['pages'], writes: ['pages']}],
  // Pages that lead on are in no feed and no index.
  [{name: 'redirects', reads: ['pages'], writes: ['pages', 'redirects']}],
  [
    {
      name: 'headers',
      // It compresses all texts.
      reads: [
        'pages',
        'feeds',
        'markdown',
        'podcast',
        'search',
        'opensearch',
        'cards',
        'sitemap',
        'redirects',
      ],
      writes: ['pages', 'hosts'],
    },
  ],
  [
    {
      name: 'built-site',
      reads: ['pages', 'feeds', 'markdown', 'podcast', 'cards', 'sitemap'],
      writes: [],
    },
  ],
];

type PostBuild = NonNullable<LoadedPlugin['postBuild']>;
/** What Docusaurus tells a step. */
export type Props = Parameters<PostBuild>[0];

/** Runs steps, and says of one that fails which it was. */
async function run(row: Array<[name: string, postBuild: PostBuild]>, props: Props): Promise<void> {
  await Promise.all(
    row.map(async ([name, postBuild]) => {
      try {
        await postBuild(props);
      } catch (error) {
        if (error instanceof Error && error.name !== 'BuildStop') {
          error.message = `The step "${name}" of the build (src/build/pipeline.ts) failed. ${error.message}`;
        }
        throw error;
      }
    }),
  );
}

/**
 * Has one plugin run what others do in their `postBuild`, in the order of `pipeline`. Docusaurus starts those of all
 * plugins at the same moment.
 *
 * @param plugins any of those that the pipeline names, and others without a `postBuild`
 * @returns the same without it, and the one that runs them
 * @throws where one has a `postBuild` and no place in the pipeline
 */
export function inPipeline(plugins: Plugin[]): Plugin[] {
  const steps = new Map(
    plugins.flatMap(({name, postBuild}) => (postBuild ? [[name, postBuild]] : [])),
  );
  const names = pipeline.flat().map(({name}) => name);
  const unplaced = [...steps.keys()].find((name) => !names.includes(name));
  if (unplaced !== undefined) {
    throw new Error(
      `The plugin "${unplaced}" has a postBuild, and no place in src/build/pipeline.ts: add it to a row there.`,
    );
  }
  return [
    ...plugins.map((plugin) => ({...plugin, postBuild: undefined})),
    {
      name: 'pipeline',
      async postBuild(props) {
        for (const row of pipeline) {
          await run(
            row.flatMap(({name}) => {
              const step = steps.get(name);
              return step ? [[name, step]] : [];
            }),
            props,
          );
        }
      },
    },
  ];
}
