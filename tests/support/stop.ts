import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {ensureChromium} from './chromium';
import {repository} from './docusaurus';

/** Ends a command that cannot run as it was called, with one line that says what to do, and no stack. */
export function stop(message: string): never {
  console.error(message);
  process.exit(2);
}

/** Stops where there is no built site. */
export function needBuild(): void {
  if (!existsSync(join(repository, 'build/index.html'))) {
    stop('There is no build/ to look at: run `npm run build` first.');
  }
}

/** The browser to use; stops where there is none, and none can be installed. */
export function needChromium(): string {
  try {
    return ensureChromium();
  } catch (error) {
    return stop((error as Error).message);
  }
}
