import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId: string;
  name: string;
  /** Who has drawn it. */
  scope: string;
  service: string;
  facts: Record<string, string | number | boolean>;
  isFailure: boolean;
}

interface Fact {
  key: string;
  value: { stringValue?: string; intValue?: number | string; boolValue?: boolean; doubleValue?: number };
}

/** As it stands on the line (https://opentelemetry.io/docs/specs/otlp/#otlphttp). */
interface Delivery {
  resourceSpans: {
    resource: { attributes: Fact[] };
    scopeSpans: {
      scope: { name: string };
      spans: {
        traceId: string;
        spanId: string;
        parentSpanId?: string;
        name: string;
        attributes: Fact[];
        status: { code?: number };
      }[];
    }[];
  }[];
}

const failureCode = 2;

const factsOf = (facts: Fact[]): ReceivedSpan['facts'] =>
  Object.fromEntries(
    facts.map(({ key, value }) => [
      key,
      value.stringValue ?? value.boolValue ?? Number(value.intValue ?? value.doubleValue),
    ]),
  );

/** Takes traces on loopback, as a collector of OpenTelemetry does. */
export class TraceCollector {
  readonly spans: ReceivedSpan[] = [];
  /** All that was sent, as it came. */
  readonly texts: string[] = [];
  /** What it was last told in the header `api-key`. */
  key: string | undefined;
  #server: Server | undefined;
  #held: ServerResponse[] | null = null;
  #port = 0;

  /** At the same address as before, if it was there before. */
  async start(): Promise<void> {
    const server = createServer((request, response) => {
      this.key = request.headers['api-key']?.toString();
      void json(request).then((body) => this.#take(body as Delivery, response));
    });
    await once(server.listen(this.#port, '127.0.0.1'), 'listening');
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  get endpoint(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Answers nobody until it is told to. */
  hold(): void {
    this.#held = [];
  }

  letGo(): void {
    for (const response of this.#held ?? []) this.#accept(response);
    this.#held = null;
  }

  stop(): void {
    this.#server?.close();
    this.#server?.closeAllConnections();
  }

  named(name: string): ReceivedSpan[] {
    return this.spans.filter((span) => span.name === name);
  }

  /** The names of what a span is a part of, from itself to the first that nothing here is above. */
  lineage(span: ReceivedSpan): string[] {
    const parent = this.spans.find(
      ({ spanId, traceId }) => spanId === span.parentSpanId && traceId === span.traceId,
    );
    return [span.name, ...(parent ? this.lineage(parent) : [])];
  }

  #take(body: Delivery, response: ServerResponse): void {
    this.texts.push(JSON.stringify(body));
    for (const { resource, scopeSpans } of body.resourceSpans)
      for (const { scope, spans } of scopeSpans)
        for (const { traceId, spanId, parentSpanId = '', name, attributes, status } of spans)
          this.spans.push({
            ...{ traceId, spanId, parentSpanId, name, scope: scope.name },
            service: String(factsOf(resource.attributes)['service.name']),
            facts: factsOf(attributes),
            isFailure: status.code === failureCode,
          });
    if (this.#held) this.#held.push(response);
    else this.#accept(response);
  }

  #accept(response: ServerResponse): void {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  }
}
