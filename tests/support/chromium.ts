import {execFileSync} from 'node:child_process';
import {accessSync, constants, existsSync} from 'node:fs';
import {basename, delimiter, join} from 'node:path';
import {chromium} from '@playwright/test';

/** Chromium without a window, which runs these tests three times as fast. */
const shell = 'chromium-headless-shell';

const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const knownPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Finds the browser already on this machine, or returns `undefined`. */
function find(): string | undefined {
  const {CHROMIUM_PATH, PATH = ''} = process.env;
  if (CHROMIUM_PATH) {
    if (!isExecutable(CHROMIUM_PATH)) {
      throw new Error(
        `CHROMIUM_PATH is ${CHROMIUM_PATH}, which is not a program: correct it, or unset it.`,
      );
    }
    return CHROMIUM_PATH;
  }
  const onPath = PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...knownPlaces, chromium.executablePath()].find(isExecutable);
}

const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** Installs a browser the way this machine allows. Prints the commands it runs; throws if one fails. */
function install(): void {
  const commands = isDebianRoot
    ? [
        ['apt-get', 'update', '-qq'],
        ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', shell],
      ]
    : [['npx', 'playwright', 'install', 'chromium']];
  for (const [program, ...args] of commands as Array<[string, ...string[]]>) {
    console.log(
      `No ${isDebianRoot ? shell : 'Chromium'} found. Running: ${program} ${args.join(' ')}`,
    );
    execFileSync(program, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
      shell: process.platform === 'win32',
    });
  }
}

/**
 * Returns the path of a Chromium to test with: `CHROMIUM_PATH`, an installed Chromium or Chrome,
 * Playwright's own, or one that this call installs (through apt as root on Debian, where the faster
 * headless shell is preferred to an installed browser; otherwise through Playwright).
 *
 * @throws Error that says in one line what to install if no browser is available
 */
export function ensureChromium(): string {
  const found = find();
  if (found && (process.env.CHROMIUM_PATH || basename(found) === shell || !isDebianRoot)) {
    return found;
  }
  try {
    install();
  } catch (error) {
    if (found) {
      // Keeps child processes from trying to install it again.
      process.env.CHROMIUM_PATH = found;
      return found;
    }
    throw new Error(
      'The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to its program.',
      {cause: error},
    );
  }
  const installed = find();
  if (!installed) {
    throw new Error(
      'Chromium was installed but not found: set CHROMIUM_PATH to its program and run again.',
    );
  }
  return installed;
}

/** Keeps the browser from calling home, and lets it run as root in a container. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
