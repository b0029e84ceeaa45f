/** How many requests a server answers when it is asked for one thing on and on, by a client that costs next to nothing. */
import { connect } from 'node:net';
import { StartFailure } from '../steps/StartFailure.mjs';

/**
 * @typedef {object} FlatOut
 * @property {number} perSecond
 * @property {number} p99Ms
 */

/**
 * Every answer must be as long as the first and begin with its status. Heads aren't parsed, because a client that does
 * takes more of the machine than the server.
 * @param {object} options
 * @param {number} options.port on this machine
 * @param {string} options.path
 * @param {Record<string, string>} options.headers
 * @param {number} [options.connections]
 * @param {number} [options.warmUpMs] not counted
 * @param {number} [options.durationMs]
 * @returns {Promise<FlatOut>}
 */
export async function askFlatOut({
  port,
  path,
  headers,
  connections = 32,
  warmUpMs = 500,
  durationMs = 3_000,
}) {
  const lines = Object.entries({ Host: `localhost:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  const begin = performance.now() + warmUpMs;
  const end = begin + durationMs;
  /** @type {number[]} */
  const tookMs = [];
  await Promise.all(
    Array.from({ length: connections }, () =>
      askOnAndOn({
        port,
        path,
        request,
        end,
        note: (sent) => sent >= begin && tookMs.push(performance.now() - sent),
      }),
    ),
  );
  tookMs.sort((a, b) => a - b);
  const p99Ms = tookMs[Math.floor(tookMs.length * 0.99)] ?? Number.NaN;
  return { perSecond: (tookMs.length * 1_000) / durationMs, p99Ms };
}

/**
 * @param {{ port: number, path: string, request: Buffer, end: number, note: (sentAtMs: number) => void }} options
 * @returns {Promise<void>}
 */
function askOnAndOn({ port, path, request, end, note }) {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1').setNoDelay(true);
    let sent = 0;
    let length = 0;
    let received = 0;
    let start = '';
    /** @type {Buffer[]} */
    const first = [];
    const ask = () => {
      sent = performance.now();
      if (sent < end) socket.write(request);
      else socket.end(resolve);
    };
    /** @param {Buffer} piece */
    const take = (piece) => {
      if (length === 0) {
        first.push(piece);
        const answer = Buffer.concat(first);
        length = lengthOf(answer) ?? 0;
        start = answer.toString('latin1', 0, statusLength);
      } else if (received === 0 && piece.toString('latin1', 0, statusLength) !== start) {
        throw new StartFailure(
          `An answer of ${path} began with ${piece.toString('latin1', 0, statusLength)}.`,
        );
      }
      received += piece.byteLength;
      if (length === 0 || received < length) return;
      if (received > length) throw new StartFailure(`An answer of ${path} was longer than the first one.`);
      received = 0;
      note(sent);
      ask();
    };
    socket.on('connect', ask);
    socket.on('error', reject);
    socket.on('data', (piece) => {
      try {
        take(piece);
      } catch (error) {
        socket.destroy();
        reject(error);
      }
    });
  });
}

const statusLength = 'HTTP/1.1 200'.length;

/**
 * Of head and body; null until the head is there.
 * @param {Buffer} answer
 */
function lengthOf(answer) {
  const headEnd = answer.indexOf('\r\n\r\n');
  if (headEnd === -1) return null;
  const head = answer.toString('latin1', 0, headEnd);
  if (!/^HTTP\/1\.1 (200|304) /.test(head))
    throw new StartFailure(`The server answered ${head.slice(9, 12)}.`);
  return headEnd + 4 + Number(/\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
}
