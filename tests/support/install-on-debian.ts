import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';

/** Installs packages as root on Debian; elsewhere, or on failure, the caller reports what is missing. */
export function installOnDebian(...packages: string[]): void {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) {
    return;
  }
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  try {
    console.log(`Running: apt-get install ${packages.join(' ')}`);
    execFileSync('apt-get', ['update', '-qq'], {stdio: 'ignore', env});
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      stdio: 'ignore',
      env,
    });
  } catch {
    // The caller reports it.
  }
}
