import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { until } from '../../faults/support/until';
import { freePort } from './freePort';

/** Of the server's, for however many clients. */
const serverConnections = 6;

/** A PgBouncer that gives each transaction whichever connection is free. */
export class Pooler {
  readonly #directory = mkdtempSync(path.join(tmpdir(), 'pooler-'));
  #process: ChildProcess | undefined;

  /** @returns the address of the database at `databaseUrl`, through the pooler */
  async start(databaseUrl: string): Promise<string> {
    const { hostname, port, username, password, pathname } = new URL(databaseUrl);
    const ownPort = await freePort();
    const file = path.join(this.#directory, 'pgbouncer.ini');
    const settings = [
      '[databases]',
      `* = host=${hostname} port=${port} dbname=${pathname.slice(1)} user=${username} password=${password}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${ownPort}`,
      'unix_socket_dir =',
      'auth_type = any',
      'pool_mode = transaction',
      `default_pool_size = ${serverConnections}`,
      'max_client_conn = 200',
    ];
    writeFileSync(file, settings.join('\n'));
    // It refuses to run as root, and reads its settings as whom it becomes.
    chmodSync(this.#directory, 0o755);
    const becomes = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
    this.#process = spawn('pgbouncer', [...becomes, '-q', file], { stdio: 'ignore' });
    const url = new URL(databaseUrl);
    url.host = `127.0.0.1:${ownPort}`;
    await untilReached(url.href);
    return url.href;
  }

  stop(): void {
    this.#process?.kill();
    rmSync(this.#directory, { recursive: true, force: true });
  }
}

/** Asks until somebody answers; the test's own time limit ends it. */
const untilReached = (connectionString: string): Promise<true> =>
  until(async () => {
    const client = new pg.Client({ connectionString });
    client.on('error', () => undefined);
    const isReached = await client.connect().then(
      () => true as const,
      () => false as const,
    );
    await client.end().catch(() => undefined);
    return isReached;
  });
