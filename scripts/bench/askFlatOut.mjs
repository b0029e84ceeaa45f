/** Measures requests per second for one path, with a minimal client on keep-alive connections. */
import { connect } from 'node:net';
import { StartFailure } from '../steps/StartFailure.mjs';

const connections = 32;
const warmUpMs = 500;
const durationMs = 3_000;

/**
 * The client's event loop never sleeps between responses. Waking it on another processor would cost a server's write
 * more than the rest of a short response, and only a server that is slower than its client would pay that cost.
 * @param {{ port: number, path: string, headers: Record<string, string> }} asked request to this machine
 * @returns {Promise<number>} responses per second
 */
export async function askFlatOut({ port, path, headers }) {
  const lines = Object.entries({ Host: `localhost:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const request = `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
  const begin = performance.now() + warmUpMs;
  const end = begin + durationMs;
  const stayAwake = () => {
    if (performance.now() < end) setImmediate(stayAwake);
  };
  stayAwake();
  let answers = 0;
  const count = () => {
    if (performance.now() >= begin) answers += 1;
    return performance.now() < end;
  };
  await Promise.all(Array.from({ length: connections }, () => askOnAndOn({ port, path, request, count })));
  return (answers * 1_000) / durationMs;
}

/**
 * @param {{ port: number, path: string, request: string, count: () => boolean }} options `count` returns whether to
 *   continue
 * @returns {Promise<void>}
 */
function askOnAndOn({ port, path, request, count }) {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request)).setNoDelay(true);
    /** Bytes of the current response still to come; a chunked one ends with an empty chunk. */
    let missing = 0;
    socket.on('error', reject);
    socket.on('data', (piece) => {
      if (missing === 0) {
        const headLength = piece.indexOf('\r\n\r\n') + 4;
        const head = piece.toString('latin1', 0, headLength);
        if (!/^HTTP\/1\.1 (200|304) /.test(head)) {
          socket.destroy(new StartFailure(`${path} was answered ${head.slice(9, 12)}.`));
          return;
        }
        const length = /\ncontent-length: (\d+)/i.exec(head)?.[1];
        const isChunked = length === undefined && /\ntransfer-encoding: chunked/i.test(head);
        missing = isChunked ? Infinity : headLength + Number(length ?? 0);
      }
      missing =
        missing === Infinity && piece.toString('latin1', piece.byteLength - 5) === '0\r\n\r\n'
          ? 0
          : missing - piece.byteLength;
      if (missing > 0) return;
      if (count()) socket.write(request);
      else socket.end(resolve);
    });
  });
}
