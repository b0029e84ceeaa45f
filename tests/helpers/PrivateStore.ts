import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { packageFile } from '../../scripts/steps/projectPaths.mjs';

const bucket = 'firm-pictures';
const keyId = 'S3RVER';
/** What must never be seen anywhere. */
export const storeSecret = 'hunter2/never-to-be-seen';
const endWithParent = new URL('../../scripts/steps/endWithParent.mjs', import.meta.url).href;

/** What becomes of questions: they are answered, never, or with half of an answer. */
type Mood = 'answers' | 'is silent' | 'stops halfway';

/**
 * A real S3 server on this machine. Like a bucket in the world it takes no question without a known key, which s3rver would;
 * and it can be away, or begin to answer and never end.
 */
export class PrivateStore {
  mood: Mood = 'answers';
  /** Whether questions without a key are answered, too. */
  isPublic = false;
  /** What it has no room for. */
  refusedName: RegExp | null = null;
  /** What it doesn't let go of. */
  heldName: RegExp | null = null;
  #answersLeft = Infinity;
  readonly #directory: string;
  readonly #server: ChildProcess;
  readonly #door = createServer((question, answer) => this.#take(question, answer));
  #innerPort = 0;
  #port = 0;

  private constructor(directory: string) {
    this.#directory = directory;
    // It marks the pages of a list with an old cipher, which Node has to be allowed.
    const node = [
      '--openssl-legacy-provider',
      '--import',
      endWithParent,
      packageFile('s3rver/bin/s3rver.js'),
    ];
    const place = ['--address', '127.0.0.1', '--port', '0', '--directory', directory];
    this.#server = spawn(process.execPath, [...node, ...place, '--silent', '--configure-bucket', bucket], {
      env: { ...process.env, END_WITH_PARENT: String(process.pid) },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      detached: true,
    });
  }

  static async start(): Promise<PrivateStore> {
    const store = new PrivateStore(await mkdtemp(path.join(tmpdir(), 'store-')));
    store.#innerPort = await store.#announcedPort();
    await store.comeBack();
    return store;
  }

  async #announcedPort(): Promise<number> {
    if (!this.#server.stdout) throw new Error('The store has no output');
    for await (const line of createInterface(this.#server.stdout)) {
      const port = /listening on \S+:(\d+)$/.exec(line)?.[1];
      if (port) return Number(port);
    }
    throw new Error('The store does not start');
  }

  async stop(): Promise<void> {
    await this.goAway();
    const ended = once(this.#server, 'exit');
    this.#server.kill();
    await ended;
    await rm(this.#directory, { recursive: true });
  }

  /** Nobody listens any more. */
  async goAway(): Promise<void> {
    if (!this.#door.listening) return;
    const closed = once(this.#door, 'close');
    this.#door.close();
    this.#door.closeAllConnections();
    await closed;
  }

  /** Under the address of before. */
  async comeBack(): Promise<void> {
    this.mood = 'answers';
    this.refusedName = null;
    this.heldName = null;
    this.#answersLeft = Infinity;
    if (this.#door.listening) return;
    this.#door.listen(this.#port, '127.0.0.1');
    await once(this.#door, 'listening');
    this.#port = (this.#door.address() as AddressInfo).port;
  }

  /** Breaks off all connections after so many answers. */
  failAfter(answers: number): void {
    this.#answersLeft = answers;
  }

  /** For a site that keeps its pictures here. */
  get settings() {
    return {
      S3_BUCKET: bucket,
      S3_ENDPOINT: `http://127.0.0.1:${this.#port}`,
      S3_ACCESS_KEY_ID: keyId,
      S3_SECRET_ACCESS_KEY: storeSecret,
      S3_PATH_STYLE: 'true',
    };
  }

  /** Lets a picture be as old as that. */
  async age(name: string, days: number): Promise<void> {
    const at = new Date(Date.now() - days * 24 * 60 * 60 * 1_000);
    await utimes(path.join(this.#directory, bucket, `${name}._S3rver_object`), at, at);
  }

  #take(question: IncomingMessage, answer: ServerResponse): void {
    if (this.mood === 'is silent') return;
    this.#answersLeft -= 1;
    if (this.#answersLeft < 0) return void question.destroy();
    if (!this.isPublic && !question.headers.authorization?.includes(`Credential=${keyId}/`)) {
      answer.writeHead(403, { 'Content-Type': 'application/xml' });
      answer.end('<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>');
      return;
    }
    const { method, url = '', headers } = question;
    const isRefused = { PUT: this.refusedName, DELETE: this.heldName }[method ?? '']?.test(url);
    if (isRefused) {
      answer.writeHead(507).end();
      return;
    }
    const inner = request({
      host: '127.0.0.1',
      port: this.#innerPort,
      agent: new Agent({ keepAlive: false }),
      method,
      path: url,
      headers,
    });
    inner.on('response', (given) => {
      answer.writeHead(given.statusCode ?? 500, given.headers);
      if (this.mood === 'answers') given.pipe(answer);
      else given.once('data', (piece: Buffer) => answer.write(piece.subarray(0, piece.length / 2)));
    });
    inner.on('error', () => answer.destroy());
    question.pipe(inner);
  }
}
