import type { RequestListener } from 'node:http';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import { requestPath } from '../requestPath';
import { routeClass } from '../routeClass';
import { measureBus, type WatchedBus } from './measureBus';
import { measureConnections } from './measureConnections';
import { measureQueues, type WatchedQueues } from './measureQueues';
import { measureStore, type WatchedStore } from './measureStore';
import { measureWork } from './measureWork';

/** From an answer that is sent from memory to an analysis that a language model writes. */
const secondsBuckets = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];

interface Watched {
  store: WatchedStore;
  queues: WatchedQueues;
  /** Null for a server that shares its database with none. */
  bus: WatchedBus | null;
}

/**
 * Numbers of this process for Prometheus: memory, event loop, requests, connections, what it keeps and what it does. The
 * labels have few values each, and none says who anybody is. One for each process: it hears of all that happens in it.
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

  /** Counts what `handle` answers. */
  inFrontOf(handle: RequestListener): RequestListener {
    return (request, response) => {
      const route = routeClass(requestPath(request));
      const end = this.#seconds.startTimer({ route });
      response.once('close', () => {
        end();
        // The client has left before there was an answer.
        const status = response.headersSent ? response.statusCode : 0;
        this.#requests.inc({ route, status });
      });
      handle(request, response);
    };
  }

  /** Answers `GET /metrics`. */
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
