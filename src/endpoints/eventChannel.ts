/** Shorter than the idle timeout of proxies. */
const keepAliveMs = 10_000;

export interface EventChannel {
  stream: ReadableStream<Uint8Array>;
  /** Sends an event; does nothing when the client has disconnected. */
  send: (event: string, data: unknown) => void;
  /** Sends the last event and closes the stream. */
  end: (event: string, data: unknown) => void;
}

/** Tells proxies to deliver events as they are sent, neither compressed nor buffered. */
export const eventStreamHeaders = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
};

/** Opens a stream of server-sent events. Regular comments keep a silent connection from being closed. */
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
