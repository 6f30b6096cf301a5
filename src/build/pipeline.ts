import type {LoadedPlugin, Plugin} from '@docusaurus/types';

/** What steps hand to each other: files in the published folder, and the texts that the first pass has read. */
type Files =
  | 'pages'
  | 'sheets'
  | 'client'
  | 'texts'
  | 'feeds'
  | 'markdown'
  | 'llms.txt'
  | 'podcast'
  | 'search'
  | 'cards'
  | 'downloads'
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
  'client',
  'feeds',
  'markdown',
  'llms.txt',
  'podcast',
  'cards',
  'sitemap',
  'downloads',
] as const satisfies readonly Files[];

/**
 * The steps that run once Docusaurus has rendered the pages, row by row. The steps of a row run side by side: none
 * writes anything that another of them reads or writes.
 */
export const pipeline: ReadonlyArray<readonly Step[]> = [
  [
    {name: 'styles', reads: ['sheets'], writes: []},
    {name: 'client-files', reads: ['sheets'], writes: ['client']},
  ],
  // Heads, the Markdown of each text, and what feeds and the search take of it, as it was rendered.
  [{name: 'first-pass', reads: ['pages', 'sheets'], writes: ['pages', 'markdown', 'texts']}],
  [
    {name: 'feeds', reads: ['texts'], writes: ['feeds']},
    {name: 'markdown-alternates', reads: ['texts'], writes: ['llms.txt']},
    {name: 'podcast-feed', reads: [], writes: ['podcast']},
    {name: 'search-index', reads: ['texts'], writes: ['search']},
    {name: 'social-cards', reads: [], writes: ['cards']},
    {name: 'sitemap', reads: [], writes: ['sitemap']},
    {name: 'downloads', reads: [], writes: ['downloads']},
  ],
  // Redirect pages and copies of files belong in no feed and no index.
  [{name: 'redirects', reads: published, writes: ['pages', 'redirects']}],
  // Styles and the policy.
  [{name: 'last-pass', reads: ['pages', 'sheets'], writes: ['pages']}],
  // It compresses all text files.
  [{name: 'headers', reads: [...published, 'search', 'redirects'], writes: ['hosts']}],
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
