import {spawnSync} from 'node:child_process';
import {chmodSync, cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {repository} from '../../site/support/docusaurus';
import {read} from '../../site/support/files';
import {ensureNginx, startNginx} from '../../site/support/nginx';
import {ports} from '../../site/support/ports';
import {folderWith} from '../support/folder';
import {askHost} from '../support/odd-addresses';

const nginx = ensureNginx();
const port = ports.published + 9;

/** The command of DEPLOYING that switches nginx to a build. */
const command = /^ssh host .*?\n\n?(?=```)/ms.exec(read('.github/DEPLOYING.md'))![0];

test.skipIf(!nginx)(
  'the command for nginx switches to a new build, and back, with its headers',
  async () => {
    const host = folderWith();
    for (const name of ['2026-11-20', '2026-11-21']) {
      mkdirSync(join(host, name));
      writeFileSync(join(host, name, 'index.html'), name);
      cpSync(join(repository, 'build/404.html'), join(host, name, '404.html'));
      mkdirSync(join(host, `${name}-hosts`));
      const config = readFileSync(join(repository, 'build-hosts/nginx-server.conf'), 'utf8');
      writeFileSync(
        join(host, `${name}-hosts/nginx-server.conf`),
        config.replaceAll("default-src 'self'", `default-src ${name}`),
      );
    }
    symlinkSync('2026-11-20', join(host, 'current'));
    symlinkSync('2026-11-20-hosts', join(host, 'current-hosts'));
    const stop = await startNginx(nginx!, port, {
      root: join(host, 'current'),
      include: join(host, 'current-hosts/nginx-server.conf'),
    });
    // Programs of the host, which here is this machine.
    const pid = join(repository, '.cache/nginx', String(port), 'nginx.pid');
    const programs = folderWith({
      ssh: `#!/bin/sh\nexec bash -c "$(echo "$2" | sed 's|/srv/www|${host}|')"\n`,
      nginx: '#!/bin/sh\nexit 0\n',
      systemctl: `#!/bin/sh\nkill -HUP "$(cat '${pid}')"\n`,
    });
    for (const program of ['ssh', 'nginx', 'systemctl']) {
      chmodSync(join(programs, program), 0o755);
    }
    const live = async () => {
      const {headers, body} = await askHost(port, '/', {'accept-encoding': 'identity'});
      const policy = String(headers['content-security-policy']);
      return `${body.toString()} ${/default-src ([^;]+)/.exec(policy)?.[1]}`;
    };
    try {
      expect(await live()).toBe('2026-11-20 2026-11-20');
      for (const name of ['2026-11-21', '2026-11-20']) {
        const {status, stderr} = spawnSync(
          'bash',
          ['-e', '-c', command.replaceAll('2026-11-21', name)],
          {
            env: {PATH: `${programs}:${process.env.PATH}`},
            encoding: 'utf8',
          },
        );
        expect(status, stderr).toBe(0);
        await expect.poll(live).toBe(`${name} ${name}`);
      }
    } finally {
      await stop();
    }
  },
);
