import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {basename} from 'node:path';
import {chromium} from '@playwright/test';
import {installOnDebian, isDebianRoot} from './apt';

/** Chromium without a window, which runs these tests three times as fast. */
const shell = 'chromium-headless-shell';

const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Finds the browser already on this machine, or returns `undefined`. */
function find(): string | undefined {
  const installed = names.map((name) => `command -v ${name}`).join(' || ');
  const path = spawnSync(installed, {shell: true, encoding: 'utf8'}).stdout.trim();
  return [path, chromium.executablePath()].find((program) => existsSync(program));
}

/** Installs a browser the way this machine allows; what is there will do if it cannot. */
function install(): void {
  if (!installOnDebian(shell) && !isDebianRoot) {
    console.log('No Chromium found. Running: npx playwright install chromium');
    spawnSync('npx', ['playwright', 'install', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
  }
}

/**
 * Returns the path of a Chromium to test with: `CHROMIUM_PATH`, one on this machine, or one that this call installs. As
 * root on Debian, the faster headless shell is preferred to an installed browser.
 *
 * @throws Error that says in one line what to do if there is none
 */
export function ensureChromium(): string {
  const {CHROMIUM_PATH} = process.env;
  if (CHROMIUM_PATH) {
    if (!existsSync(CHROMIUM_PATH)) {
      throw new Error(
        `CHROMIUM_PATH is ${CHROMIUM_PATH}, which is not a program: correct it, or unset it.`,
      );
    }
    return CHROMIUM_PATH;
  }
  let found = find();
  if (!found || (isDebianRoot && basename(found) !== shell)) {
    install();
    found = find();
  }
  if (!found) {
    throw new Error(
      'The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to its program.',
    );
  }
  // Child processes need not look for it, nor try to install another.
  process.env.CHROMIUM_PATH = found;
  return found;
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
