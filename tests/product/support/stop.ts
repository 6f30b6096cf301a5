import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {ensureChromium} from '../../site/support/chromium';
import {repository} from '../../site/support/docusaurus';

/** Exits a command that cannot run, printing one line that says what to do, and no stack trace. */
export function stop(message: string): never {
  console.error(message);
  process.exit(2);
}

/** Exits if there is no built site. */
export function needBuild(): void {
  if (!existsSync(join(repository, 'build/index.html'))) {
    stop('There is no build/ to look at: run `npm run build` first.');
  }
}

/** Returns the browser to use; exits if there is none and none can be installed. */
export function needChromium(): string {
  try {
    return ensureChromium();
  } catch (error) {
    return stop((error as Error).message);
  }
}
