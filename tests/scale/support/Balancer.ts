import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { until } from '../../faults/support/until';
import { freePort } from './freePort';

/** HAProxy with the very settings of `deploy/haproxy.cfg`, in front of two web servers. */
export class Balancer {
  readonly #directory = mkdtempSync(path.join(tmpdir(), 'balancer-'));
  readonly #socket = path.join(this.#directory, 'admin.sock');
  #process: ChildProcess | undefined;

  /** @returns the port that it listens on */
  async start(webPorts: { one: number; two: number }): Promise<number> {
    const port = await freePort();
    const asked = path.join(this.#directory, 'asked.cfg');
    writeFileSync(asked, `global\n  stats socket ${this.#socket}\n`);
    this.#process = spawn('haproxy', ['-db', '-f', 'deploy/haproxy.cfg', '-f', asked], {
      stdio: 'ignore',
      env: {
        ...process.env,
        LISTEN: `127.0.0.1:${port}`,
        WEB_ONE: `127.0.0.1:${webPorts.one}`,
        WEB_TWO: `127.0.0.1:${webPorts.two}`,
      },
    });
    return port;
  }

  /** Waits until it thinks so of a server; the test's own time limit ends it. */
  async until(server: 'one' | 'two', state: 'UP' | 'DOWN'): Promise<void> {
    await until(async () => {
      const lines = (await this.#ask('show stat')).split('\n');
      return lines
        .find((text) => text.startsWith(`web,${server},`))
        ?.split(',')
        .includes(state);
    });
  }

  stop(): void {
    this.#process?.kill();
    rmSync(this.#directory, { recursive: true, force: true });
  }

  /** Empty while nobody listens yet. */
  #ask(command: string): Promise<string> {
    return new Promise((resolve) => {
      let text = '';
      const socket = connect(this.#socket, () => socket.write(`${command}\n`));
      socket.setEncoding('utf8');
      socket.on('data', (piece) => (text += piece));
      socket.on('error', () => resolve(''));
      socket.on('end', () => resolve(text));
    });
  }
}
