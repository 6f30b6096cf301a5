import {isIP} from 'node:net';
import {setTimeout as wait} from 'node:timers/promises';
import {connect} from 'node:tls';

export type Answer = {status: number; headers: Headers; body: Buffer};

/** A host, as it is seen from outside. */
export type Host = {
  /** Returns what it answers at an address, without following where that leads. */
  ask: (url: URL) => Promise<Answer>;
  /** Returns when the certificate of an address ends, whatever else may be wrong with it. */
  certificateEnds: (url: URL) => Promise<Date>;
};

/** As many requests have been sent as were allowed. */
export class OverLimit extends Error {}

/**
 * Asks politely: once more after a failure, or when a host asks to slow down, as late as it says.
 *
 * @param limit how many requests may be sent; after these, it throws `OverLimit`
 */
export function politely(limit: number): Host['ask'] {
  let sent = 0;
  const once: Host['ask'] = async (url) => {
    sent += 1;
    if (sent > limit) {
      throw new OverLimit();
    }
    const response = await fetch(url, {
      redirect: 'manual',
      headers: {'accept-encoding': 'br, gzip', 'user-agent': 'npm run check-live'},
      signal: AbortSignal.timeout(30_000),
    });
    const {status, headers} = response;
    return {status, headers, body: Buffer.from(await response.arrayBuffer())};
  };
  return async (url) => {
    const first = await once(url).catch((error: unknown) => error as Error);
    if (first instanceof OverLimit) {
      throw first;
    }
    if (!(first instanceof Error) && ![429, 502, 503, 504].includes(first.status)) {
      return first;
    }
    const seconds = first instanceof Error ? 1 : Number(first.headers.get('retry-after'));
    await wait(Math.min(seconds || 1, 60) * 1000);
    return once(url);
  };
}

export const certificateEnds: Host['certificateEnds'] = ({hostname, port}) =>
  new Promise((resolve, reject) => {
    const options = {
      servername: isIP(hostname) === 0 ? hostname : '',
      rejectUnauthorized: false,
      timeout: 30_000,
    };
    const socket = connect(Number(port || 443), hostname, options, () => {
      resolve(new Date(socket.getPeerCertificate().valid_to));
      socket.destroy();
    });
    socket.once('error', reject).once('timeout', () => socket.destroy(new Error('no answer')));
  });
