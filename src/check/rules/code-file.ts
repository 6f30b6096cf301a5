import type {Rule} from '../post';

/** Code comes from a file beside the post, which the tests run. */
export const codeFile: Rule = ({listings}, report) => {
  for (const {node, path, isDrawn, isClosed} of listings) {
    if (path === undefined && !isDrawn && isClosed) {
      report(
        node,
        'This code is in no file, so no test runs it',
        'write it to code/name.ts beside the post, and name that, as in ```ts file=code/name.ts',
      );
    }
  }
};
