import { spawnSync } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { Cluster } from '../../../scripts/database/Cluster.mjs';
import { throwawayClusterPlace } from '../../../scripts/database/clusterPlace.mjs';
import { ensureOwnDatabase } from '../../../scripts/database/ensureDatabase.mjs';
import { migrateDatabase } from '../../../scripts/database/migrateDatabase.mjs';
import { readServerPid } from '../../../scripts/database/serverLeftBehind.mjs';
import { buildIfStale } from '../../../scripts/steps/buildIfStale.mjs';
import { superviseProcess } from '../../../scripts/steps/superviseProcess.mjs';
import { WebServer } from '../../../scripts/steps/WebServer.mjs';
import { siteUnderTest, testSettings } from '../../../scripts/testing/testSettings.mjs';
import { copyPreparedDatabase, copyPreparedPictures, preparedDatabase } from './preparedSite';
import { until } from './until';

/** Short, since the tests wait for it; the usual one is 30 s. */
const watch = { everyMs: 2_000, silenceMs: 5_000 };
/** Of each site that runs beside others. */
const folder = `test-results/faults/${siteUnderTest.port}`;
const log = `${folder}/site.log`;

type Settings = Record<string, string>;

/** The processes of `npm start`, put together as it does: a database and a web server that are kept running. */
export class RunningSite {
  readonly url = siteUnderTest.url;
  /** Where its mails lie, unless the settings name another folder. */
  readonly outbox = `${folder}/outbox`;
  readonly #place = throwawayClusterPlace();
  /** As safe as the site's own: what is acknowledged must outlive a kill. */
  readonly #cluster: Cluster;
  readonly #ending = new AbortController();
  #server: WebServer | undefined;
  readonly #others: WebServer[] = [];
  #databaseUrl = '';
  #env: Settings = {};

  /** `isPrepared`: with a database and pictures that are there already, where the tests have made them. */
  constructor(private readonly isPrepared = true) {
    if (isPrepared) copyPreparedDatabase(this.#place.directory);
    this.#cluster = new Cluster(this.#place);
  }

  /** `settings`: besides those of all tests, or what makes them for the address of the database. */
  async start(settings: Settings | ((databaseUrl: string) => Promise<Settings>) = {}): Promise<void> {
    const { distDir } = siteUnderTest;
    await buildIfStale({ distDir, env: testSettings() });
    await superviseProcess('The database', (onLost) => this.#cluster.start(onLost), this.#ending);
    this.#databaseUrl = await ensureOwnDatabase(
      this.#cluster.ownerUrl,
      this.#cluster.applicationPassword,
      preparedDatabase,
    );
    const env = {
      ...testSettings(),
      MEDIA_DIR: `${folder}/media`,
      OUTBOX_DIR: this.outbox,
      DATABASE_URL: this.#databaseUrl,
      NEXT_DIST_DIR: distDir,
      ...(typeof settings === 'function' ? await settings(this.#databaseUrl) : settings),
    };
    this.#env = env;
    if (this.isPrepared) copyPreparedPictures(env.MEDIA_DIR);
    await migrateDatabase(this.#databaseUrl, { env });
    mkdirSync(path.dirname(log), { recursive: true });
    writeFileSync(log, '');
    const server = new WebServer(env, { output: openSync(log, 'a'), watch });
    this.#server = server;
    await superviseProcess('The web server', (onLost) => server.start(onLost), this.#ending);
  }

  /** Another web server with the same database and settings, but for those that are told. */
  async startBeside(
    port: number,
    settings: Settings = {},
    output: number = openSync(log, 'a'),
  ): Promise<WebServer> {
    const env = { ...this.#env, ...settings, PORT: String(port) };
    const server = new WebServer(env, { output });
    this.#others.push(server);
    await server.start();
    return server;
  }

  async stop(): Promise<void> {
    this.#ending.abort();
    await Promise.all(this.#others.map((server) => server.stop()));
    await this.#server?.stop();
    await this.#cluster.stop();
    rmSync(this.#place.directory, { recursive: true, force: true });
  }

  /** Asks the web server to end in order, as Ctrl-C does. */
  stopServer(): Promise<void> | undefined {
    return this.#server?.stop();
  }

  /** The process that serves the site at present. */
  get serverPid(): number {
    return defined(this.#server?.pid, 'The web server');
  }

  /** The process that all others of the database come from. */
  get databasePid(): number {
    return defined(this.#databaseProcess?.pid, 'The database');
  }

  /** Resolves when another process than `killed` takes connections. */
  async untilDatabaseReplaced(killed: number): Promise<void> {
    await until(() => {
      const found = this.#databaseProcess;
      return !!found?.isReady && found.pid !== killed;
    });
  }

  get #databaseProcess() {
    return readServerPid(path.join(this.#place.directory, 'data'));
  }

  /** Stops or continues all processes of the database. */
  signalDatabase(signal: 'STOP' | 'CONT'): void {
    const parent = this.databasePid;
    // First: it might begin another one.
    process.kill(parent, `SIG${signal}`);
    spawnSync('pkill', [`-${signal}`, '-P', String(parent)]);
  }

  /** What the web server has printed. */
  get log(): string {
    return readFileSync(log, 'utf8');
  }

  /** Lets `work` use a connection that has every right. */
  async withDatabase<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
    const url = new URL(this.#cluster.ownerUrl);
    url.pathname = `/${preparedDatabase}`;
    const client = new Client({ connectionString: url.href });
    // It is lost together with the server in some tests.
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

function defined(pid: number | undefined, name: string): number {
  if (pid === undefined) throw new Error(`${name} does not run`);
  return pid;
}
