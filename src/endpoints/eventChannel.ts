/** Shorter than proxies wait for a silent answer. */
const keepAliveMs = 10_000;

export interface EventChannel {
  stream: ReadableStream<Uint8Array>;
  /** Sends an event; nothing happens when the reader has gone. */
  send: (event: string, data: unknown) => void;
  /** Sends the last event. */
  end: (event: string, data: unknown) => void;
}

/** What proxies must know, so that events arrive as they are sent: neither packed nor gathered. */
export const eventStreamHeaders = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
};

/** A stream of server-sent events, with a comment now and then so that a silent connection isn't taken for a dead one. */
export function eventChannel(): EventChannel {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  const write = (text: string) => controller?.enqueue(encoder.encode(text));
  const keepAlive = setInterval(() => write(': still working\n\n'), keepAliveMs);
  const leave = () => {
    clearInterval(keepAlive);
    controller = null;
  };
  const send = (event: string, data: unknown) => {
    write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  return {
    stream: new ReadableStream({
      start: (opened) => {
        controller = opened;
      },
      cancel: leave,
    }),
    send,
    end: (event, data) => {
      send(event, data);
      controller?.close();
      leave();
    },
  };
}
