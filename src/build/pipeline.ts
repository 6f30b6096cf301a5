import type {LoadedPlugin, Plugin} from '@docusaurus/types';

/** Files in the published folder that steps hand to each other. */
type Files =
  | 'pages'
  | 'feeds'
  | 'markdown'
  | 'podcast'
  | 'search'
  | 'opensearch'
  | 'cards'
  | 'downloads'
  | 'sheet'
  | 'sitemap'
  | 'redirects'
  | 'hosts';

type Step = {
  /** The plugin whose `postBuild` it is. */
  name: string;
  reads: readonly Files[];
  writes: readonly Files[];
};

/** What has an address of its own, before redirects and what hosts read. */
const published = [
  'pages',
  'feeds',
  'markdown',
  'podcast',
  'opensearch',
  'cards',
  'sitemap',
  'downloads',
] as const satisfies readonly Files[];

/**
 * The steps that run once Docusaurus has rendered the pages, row by row. The steps of a row run side by side: none
 * writes anything that another of them reads or writes.
 */
export const pipeline: ReadonlyArray<readonly Step[]> = [
  // Feeds show the picture that a head names.
  [{name: 'heads', reads: ['pages'], writes: ['pages']}],
  [
    {name: 'feeds', reads: ['pages'], writes: ['feeds']},
    {name: 'markdown-alternates', reads: ['pages'], writes: ['markdown']},
    {name: 'podcast-feed', reads: [], writes: ['podcast']},
    {name: 'search-index', reads: ['pages'], writes: ['search']},
    {name: 'social-cards', reads: [], writes: ['cards']},
    {name: 'sitemap', reads: [], writes: ['sitemap']},
    {name: 'downloads', reads: [], writes: ['downloads']},
    {name: 'search-page', reads: [], writes: ['opensearch']},
  ],
  // Earlier steps read pages as they were rendered, with `style` attributes and a link to the sheet.
  [{name: 'styles', reads: ['pages'], writes: ['pages', 'sheet']}],
  [{name: 'client-files', reads: ['pages', 'sheet'], writes: ['pages']}],
  // Redirect pages and copies of files belong in no feed and no index.
  [
    {
      name: 'redirects',
      reads: published,
      writes: ['pages', 'redirects'],
    },
  ],
  [
    {
      name: 'headers',
      // It compresses all text files.
      reads: [...published, 'search', 'redirects'],
      writes: ['pages', 'hosts'],
    },
  ],
];

type PostBuild = NonNullable<LoadedPlugin['postBuild']>;
/** The arguments that Docusaurus passes to a step. */
export type Props = Parameters<PostBuild>[0];

/** Runs the steps of a row; if one fails, the error names it. */
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
 * Makes one plugin run the `postBuild` of all others in the order of `pipeline`. Docusaurus would start them all
 * at the same moment.
 *
 * @param plugins any of those that the pipeline names, and others without a `postBuild`
 * @returns the same plugins without their `postBuild`, and the one that runs them
 * @throws if one has a `postBuild` but no place in the pipeline
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
