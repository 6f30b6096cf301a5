import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {connect} from 'node:net';
import {setTimeout as wait} from 'node:timers/promises';

/** Whether something listens on a port. */
const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => {
      resolve(false);
    });
  });

/**
 * Starts a web server in a process of its own that ends with this one, however this one ends.
 *
 * @param name of the server, for messages
 * @param program path of the server
 * @param port where it listens, on the loopback interface
 * @returns a function that stops it, once it listens
 * @throws Error with its output if it does not start, or if something else listens on the port
 */
export async function startHost(
  name: string,
  program: string,
  args: string[],
  port: number,
  env = process.env,
): Promise<() => Promise<void>> {
  if (await accepts(port)) {
    throw new Error(`Port ${port} is taken: set E2E_PORT to another, and run again.`);
  }
  const server = spawn(program, args, {env, stdio: ['ignore', 'ignore', 'pipe']});
  let said = '';
  server.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const end = () => {
    server.kill('SIGTERM');
  };
  process.once('exit', end);
  const ended = once(server, 'exit');
  const started = async () => {
    while (!(await accepts(port))) {
      await wait(20);
    }
  };
  await Promise.race([
    started(),
    ended.then(() => {
      throw new Error(`${name} does not start:\n${said}`);
    }),
  ]);
  return async () => {
    process.off('exit', end);
    end();
    await ended;
  };
}
