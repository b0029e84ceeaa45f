/** How many requests a server answers when it is asked for one thing on and on, by a client that costs next to nothing. */
import { connect } from 'node:net';
import { StartFailure } from '../steps/StartFailure.mjs';

/**
 * @typedef {object} FlatOut
 * @property {number} perSecond
 * @property {number} p99Ms
 */

/**
 * Every answer must be good and as long as it says. A head that ends where the one before did isn't parsed, because a client
 * that parses all of them takes more of the machine than the server. Nor does this client ever sleep between answers: waking
 * somebody on another processor costs a server's write more than the rest of a short answer, and only the server that is
 * slower than its client would pay it (9 µs in the kernel instead of 4, the difference between two servers threefold).
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
  const stayAwake = () => {
    if (performance.now() < end) setImmediate(stayAwake);
  };
  stayAwake();
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
    let received = 0;
    /** What came of an answer before its head was whole. */
    let begun = nothing;
    let known = { headEnd: 0, length: 0 };
    const ask = () => {
      sent = performance.now();
      if (sent < end) socket.write(request);
      else socket.end(resolve);
    };
    /** @param {Buffer} piece */
    const take = (piece) => {
      if (received === begun.byteLength) {
        begun = received === 0 ? piece : Buffer.concat([begun, piece]);
        received = begun.byteLength;
        if (!hasHeadEnd(begun, known.headEnd)) {
          const measured = measure(begun, path);
          if (!measured) return;
          known = measured;
        }
        begun = nothing;
      } else {
        received += piece.byteLength;
      }
      if (received < known.length) return;
      if (received > known.length) throw new StartFailure(`An answer of ${path} was longer than it said.`);
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

/** @type {Buffer} */
const nothing = Buffer.alloc(0);
const emptyLine = '\r\n\r\n';

/**
 * Whether an answer is good and its head ends at a place.
 * @param {Buffer} answer its beginning
 * @param {number} place 0: no answer has been measured yet
 */
const hasHeadEnd = (answer, place) =>
  place > 0 &&
  answer.byteLength >= place + emptyLine.length &&
  answer.toString('latin1', place, place + emptyLine.length) === emptyLine &&
  goodStart.test(answer.toString('latin1', 0, startLength));

const goodStart = /^HTTP\/1\.1 (200|304) /;
const startLength = 'HTTP/1.1 200 '.length;

/**
 * @param {Buffer} answer its beginning
 * @param {string} path
 * @returns {{ headEnd: number, length: number } | null} with the length of head and body; null until the head is whole
 */
function measure(answer, path) {
  const headEnd = answer.indexOf(emptyLine);
  if (headEnd === -1) return null;
  const head = answer.toString('latin1', 0, headEnd + 2);
  if (!goodStart.test(head)) throw new StartFailure(`${path} was answered ${head.slice(9, 12)}.`);
  const bodyBytes = Number(/\ncontent-length: (\d+)\r/i.exec(head)?.[1] ?? 0);
  return { headEnd, length: headEnd + emptyLine.length + bodyBytes };
}
