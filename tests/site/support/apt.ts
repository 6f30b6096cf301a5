import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';

/** Whether packages can be installed without asking anybody. */
export const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** Installs packages as root on Debian, and returns whether it could; elsewhere the caller says what is missing. */
export function installOnDebian(...packages: string[]): boolean {
  if (!isDebianRoot) {
    return false;
  }
  console.log(`Running: apt-get install ${packages.join(' ')}`);
  try {
    for (const command of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
      execFileSync('apt-get', ['-qq', ...command], {
        stdio: 'ignore',
        env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
      });
    }
    return true;
  } catch {
    return false;
  }
}
