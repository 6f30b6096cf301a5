import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {repository} from '../../site/support/docusaurus';

/** Ends a command that has no built site to look at, with one line that says what to do, and no stack trace. */
export function needBuild(): void {
  if (!existsSync(join(repository, 'build/index.html'))) {
    console.error('There is no build/ to look at: run `npm run build` first.');
    process.exit(2);
  }
}
