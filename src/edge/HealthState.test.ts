import { Agent, request as ask, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { SmallProxy } from './fixtures/SmallProxy';
import { HealthState } from './HealthState';
import { listen } from './listen';

const endings: (() => void)[] = [];
afterEach(() => endings.splice(0).forEach((end) => end()));

/** A site that is ready and sends its pages in two chunks, the second one later. */
const site: RequestListener = (request, response) => {
  if (request.url === '/api/ready') return void response.end('ready');
  response.write('first ');
  setImmediate(() => response.end('second'));
};

/** One instance of the site. */
class Instance {
  readonly #lifeSigns = new HealthState();
  #server?: Server;

  get port(): number {
    return (this.#server?.address() as AddressInfo).port;
  }

  async open(port = 0, handle: RequestListener = site): Promise<this> {
    const front = this.#lifeSigns.wrap(handle);
    const { server } = await listen({ address: '127.0.0.1', port, keepAliveMs: 60_000, handle: front });
    this.#server = server;
    endings.push(() => server.close().closeAllConnections());
    return this;
  }

  /** Starts the shutdown. Call `release` when no load balancer sends requests any more. */
  end(): { ended: Promise<void>; release: () => void } {
    const isUnknown = new Moment();
    return { ended: this.#lifeSigns.shutDown([this.#server!], isUnknown.comes), release: isUnknown.come };
  }
}

/** An event that happens once. */
class Moment {
  come: () => void = () => undefined;
  readonly comes = new Promise<void>((resolve) => (this.come = resolve));
}

interface Answer {
  status: number;
  text: string;
  connection?: string;
}

function get(port: number, path: string, agent?: Agent, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    ask({ host: '127.0.0.1', port, path, agent, method }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
      response.on('error', reject).on('end', () => {
        const { connection } = response.headers;
        resolve({ status: response.statusCode ?? 0, text, ...(connection && { connection }) });
      });
    })
      .on('error', reject)
      .end();
  });
}

function keepingAgent(): Agent {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  endings.push(() => agent.destroy());
  return agent;
}

describe('a server that is told to end', () => {
  it('lives, is not ready, and answers in full, each connection for the last time', async () => {
    const instance = await new Instance().open();
    const agent = keepingAgent();
    expect(await get(instance.port, '/', agent)).toMatchObject({
      text: 'first second',
      connection: 'keep-alive',
    });
    expect(await get(instance.port, '/api/ready')).toMatchObject({ status: 200, text: 'ready' });
    const { port } = instance;
    const { ended, release } = instance.end();
    expect(await get(port, '/', agent)).toMatchObject({
      status: 200,
      text: 'first second',
      connection: 'close',
    });
    expect(await get(port, '/api/live')).toMatchObject({ status: 200, text: '{"status":"live"}' });
    expect(await get(port, '/api/ready?x')).toMatchObject({ status: 503, text: '{"status":"ending"}' });
    expect(await get(port, '/api/ready', undefined, 'POST')).toMatchObject({ status: 405 });
    release();
    await ended;
    await expect(get(port, '/')).rejects.toThrow('ECONNREFUSED');
  });

  it('finishes what is under way, and does not wait for connections that nobody uses', async () => {
    const started = new Moment();
    const allowed = new Moment();
    const instance = await new Instance().open(0, (request, response) => {
      if (request.url === '/quick') return void response.end();
      response.write('first ');
      started.come();
      void allowed.comes.then(() => response.end('second'));
    });
    await get(instance.port, '/quick', keepingAgent());
    const slow = get(instance.port, '/slow', keepingAgent());
    await started.comes;
    const { ended, release } = instance.end();
    release();
    allowed.come();
    expect(await slow).toMatchObject({ status: 200, text: 'first second' });
    await ended;
  });

  it('fails no request behind a balancer that asks for readiness and never tries again', async () => {
    const instances = [await new Instance().open(), await new Instance().open()];
    const proxy = await new SmallProxy(instances.map(({ port }) => port)).open();
    endings.push(() => proxy.close());
    await Promise.all(instances.map(({ port }) => proxy.sees(port, true)));
    const visitors = new Visitors(proxy.port, 16);
    for (const instance of instances) {
      const { port } = instance;
      await visitors.haveAsked(100);
      const { ended, release } = instance.end();
      await proxy.sees(port, false);
      await visitors.haveAsked(100);
      release();
      await ended;
      await new Instance().open(port);
      await proxy.sees(port, true);
    }
    await visitors.haveAsked(100);
    expect(await visitors.leave()).toEqual([]);
  });
});

/** Clients that request a page in a loop. */
class Visitors {
  #asked = 0;
  #isOver = false;
  readonly #failed: unknown[] = [];
  readonly #all: Promise<void>[];

  constructor(port: number, howMany: number) {
    this.#all = Array.from({ length: howMany }, () => this.#visit(port));
  }

  async haveAsked(more: number): Promise<void> {
    const enough = this.#asked + more;
    while (this.#asked < enough) await new Promise((resolve) => setImmediate(resolve));
  }

  /** Stops the clients, and returns their errors. */
  async leave(): Promise<unknown[]> {
    this.#isOver = true;
    await Promise.all(this.#all);
    return this.#failed;
  }

  async #visit(port: number): Promise<void> {
    const agent = keepingAgent();
    while (!this.#isOver) {
      const answer = await get(port, '/', agent).catch((error: unknown) => error as Error);
      this.#asked += 1;
      if (!('text' in answer) || answer.text !== 'first second') this.#failed.push(answer);
    }
  }
}
