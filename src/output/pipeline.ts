import type {Plugin} from '@docusaurus/types';
import type {Output, Props, Step} from './output';

type Named = Step & {name: string};

/**
 * Puts steps into rows, each after all that write what it reads. The steps of a row can run side by side.
 *
 * @throws Error if two steps write the same, or wait for each other
 */
function inOrder<Some extends Named>(steps: Some[]): Some[][] {
  for (const {name, writes} of steps) {
    const other = steps.find(
      (one) => one.name !== name && one.writes.some((what) => writes.includes(what)),
    );
    if (other) {
      throw new Error(
        `The steps "${name}" and "${other.name}" of the build write the same: give what one of them writes another name in src/output/output.ts.`,
      );
    }
  }
  const rows: Some[][] = [];
  for (let waiting = steps; waiting.length > 0;) {
    const missing = new Set(waiting.flatMap(({writes}) => writes));
    const row = waiting.filter(({reads}) => !reads.some((what) => missing.has(what)));
    if (row.length === 0) {
      const names = waiting.map(({name}) => `"${name}"`).join(', ');
      throw new Error(
        `The steps ${names} of the build wait for each other: correct what they read and write.`,
      );
    }
    rows.push(row);
    waiting = waiting.filter((step) => !row.includes(step));
  }
  return rows;
}

/** Runs a step; if it fails, the error names it. */
async function run({name, run: step}: Named, props: Props): Promise<void> {
  try {
    await step(props);
  } catch (error) {
    if (error instanceof Error && error.name !== 'BuildStop') {
      error.message = `The step "${name}" of the build failed. ${error.message}`;
    }
    throw error;
  }
}

/**
 * Runs the steps of all plugins once the pages are rendered, each after those that write what it reads. Docusaurus would
 * start the `postBuild` of all plugins at the same moment, so this is the only one.
 */
export default function pipeline(): Plugin {
  return {
    name: 'pipeline',
    async postBuild(props) {
      const steps = (props.plugins as Output[]).flatMap(({name, step}) =>
        step ? {...step, name} : [],
      );
      for (const row of inOrder(steps)) {
        await Promise.all(row.map((step) => run(step, props)));
      }
      // Docusaurus looks at links after this: authors need its list, and not its stack.
      Error.stackTraceLimit = 0;
    },
  };
}
