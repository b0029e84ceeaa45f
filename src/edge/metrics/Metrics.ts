import type { RequestListener } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { openedPool } from '@/integrations/database/openedPool';
import type { QueueReader } from '@/integrations/database/openQueueReader';
import type { PageCache } from '../pageCache/PageCache';
import { requestPath } from '../requestPath';
import { routeClass } from '../routeClass';
import { measureBus, type ObservedBus } from './measureBus';
import { measureWork } from './measureWork';

type WatchedQueues = Pick<QueueReader, 'read'>;

/**
 * Measures the job queues with one SQL statement per scrape, whose results are the same on every instance. While the
 * database doesn't answer, the metrics are absent rather than outdated.
 */
function measureQueues(registry: Registry, { read }: WatchedQueues): void {
  const registers = [registry];
  new Gauge({
    name: 'site_jobs',
    help: 'Mails and planned work, by whether it is due, waits for its time or was given up',
    labelNames: ['queue', 'state'],
    registers,
    async collect() {
      const queues = await read();
      this.reset();
      for (const { queue, waiting, due, failed } of queues ?? []) {
        this.set({ queue, state: 'waiting' }, waiting);
        this.set({ queue, state: 'due' }, due);
        this.set({ queue, state: 'failed' }, failed);
      }
    },
  });
  new Gauge({
    name: 'site_jobs_oldest_due_seconds',
    help: 'For how long the oldest work that is due has been',
    labelNames: ['queue'],
    registers,
    async collect() {
      const queues = await read();
      this.reset();
      for (const { queue, oldestDueSeconds } of queues ?? []) this.set({ queue }, oldestDueSeconds);
    },
  });
  new Gauge({
    name: 'site_database_up',
    help: 'Whether the database answered a small question within four seconds',
    registers,
    async collect() {
      this.set((await read()) ? 1 : 0);
    },
  });
}

type WatchedStore = Pick<PageCache, 'counts' | 'bytes' | 'keys'>;

/** Measures the page cache, whose counters are copied on each scrape. */
function measureStore(registry: Registry, store: WatchedStore): void {
  const registers = [registry];
  new Counter({
    name: 'site_kept_answers_total',
    help: 'Requests for what may be kept: sent from memory (fresh, stale), made, renewed ahead of visitors, or made for one (own)',
    labelNames: ['outcome'],
    registers,
    collect() {
      const { evicted: _, ...outcomes } = store.counts;
      this.reset();
      for (const [outcome, times] of Object.entries(outcomes)) this.inc({ outcome }, times);
    },
  });
  new Counter({
    name: 'site_kept_answers_evicted_total',
    help: 'Answers that were dropped because there was no room for all',
    registers,
    collect() {
      this.reset();
      this.inc(store.counts.evicted);
    },
  });
  new Gauge({
    name: 'site_kept_answers',
    help: 'Answers that are kept',
    registers,
    collect() {
      this.set(store.keys.length);
    },
  });
  new Gauge({
    name: 'site_kept_answers_bytes',
    help: 'Size of all answers that are kept, in all their forms',
    registers,
    collect() {
      this.set(store.bytes);
    },
  });
}

/** Measures the database connection pool. */
function measureConnections(registry: Registry): void {
  const registers = [registry];
  new Gauge({
    name: 'site_database_connections',
    help: 'Connections to the database, by what they do',
    labelNames: ['state'],
    registers,
    collect() {
      const { totalCount = 0, idleCount = 0 } = openedPool() ?? {};
      this.set({ state: 'used' }, totalCount - idleCount);
      this.set({ state: 'idle' }, idleCount);
    },
  });
  new Gauge({
    name: 'site_database_waiting',
    help: 'Who waits for a connection to the database',
    registers,
    collect() {
      this.set(openedPool()?.waitingCount ?? 0);
    },
  });
}

/** From a cached response to an analysis by the language model. */
const secondsBuckets = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];

interface Watched {
  store: WatchedStore;
  queues: WatchedQueues;
  /** Null when no other instance shares the database. */
  bus: ObservedBus | null;
}

/**
 * Prometheus metrics of this process: memory, event loop, requests, connections, caches and work. Labels have few
 * values each, and none identifies a person. Create one per process: it listens to process-wide events.
 */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Counter({
    name: 'site_requests_total',
    help: 'Requests by kind of address and status',
    labelNames: ['route', 'status'],
    registers: [this.#registry],
  });
  readonly #seconds = new Histogram({
    name: 'site_request_seconds',
    help: 'Time until the answer was sent',
    labelNames: ['route'],
    buckets: secondsBuckets,
    registers: [this.#registry],
  });

  constructor({ store, queues, bus }: Watched) {
    collectDefaultMetrics({ register: this.#registry });
    measureConnections(this.#registry);
    measureStore(this.#registry, store);
    measureQueues(this.#registry, queues);
    measureWork(this.#registry);
    if (bus) measureBus(this.#registry, bus);
  }

  /** Counts and times the responses of `handle`. */
  inFrontOf(handle: RequestListener): RequestListener {
    return (request, response) => {
      const route = routeClass(requestPath(request));
      const end = this.#seconds.startTimer({ route });
      response.once('close', () => {
        end();
        // Status 0: the client disconnected before the response began.
        const status = response.headersSent ? response.statusCode : 0;
        this.#requests.inc({ route, status });
      });
      handle(request, response);
    };
  }

  /** Handles `GET /metrics`. */
  readonly answer: RequestListener = (request, response) => {
    if (request.method !== 'GET' || requestPath(request) !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    this.#registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': this.#registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  };
}
