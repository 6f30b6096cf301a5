import {join} from 'node:path';
import {checksOf, runChecks, type Fault} from '../../../src/cli/check-live/check-live';
import {politely, type Host} from '../../../src/cli/check-live/host';

/** What stands before a host: the address of the site leads to it, with a certificate of its own. */
type Front = {port: number; certificateEnds?: Date};

/** Sends requests for a site to a port of the loopback interface; its other names and plain HTTP lead to it. */
function frontOf(base: URL, {port, certificateEnds = new Date('2100-01-01')}: Front): Host {
  const ask = politely(10_000);
  return {
    ask: (url) =>
      url.origin === base.origin
        ? ask(new URL(`http://127.0.0.1:${port}${url.pathname}`))
        : Promise.resolve({
            status: 301,
            headers: new Headers({location: base.href}),
            body: Buffer.of(),
          }),
    certificateEnds: () => Promise.resolve(certificateEnds),
  };
}

/** What the check finds of a site behind such a front, with how many checks it made. */
export async function checkLive(
  folder: string,
  base: URL,
  front: Front,
): Promise<{faults: Fault[]; passed: number}> {
  const [build, hosts] = [join(folder, 'build'), join(folder, 'build-hosts')];
  const passed = new Set<string>();
  const {faults} = await runChecks(
    checksOf(build, hosts, base, frontOf(base, front), false),
    passed,
  );
  return {faults, passed: passed.size};
}
