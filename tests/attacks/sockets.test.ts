import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { attackedSite } from './support/attackedSite';
import { whileOthersVisit } from './support/whileOthersVisit';

const sockets: Socket[] = [];

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** A connection that has sent so much. */
async function connection(text: string): Promise<Socket> {
  const socket = connect(attackedSite.port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

/** What the server says until it closes. */
async function wholeAnswer(socket: Socket): Promise<string> {
  let text = '';
  for await (const piece of socket) text += String(piece);
  return text;
}

const upgrade = (path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n';

describe('connections', () => {
  it.each(['/_next/webpack-hmr', '/', '/api/health'])(
    'are closed when they ask %s for another protocol, however many',
    async (path) => {
      const answers = await whileOthersVisit(() =>
        Promise.all(Array.from({ length: 300 }, async () => wholeAnswer(await connection(upgrade(path))))),
      );
      expect(new Set(answers.map((answer) => answer.split('\r\n', 1)[0]))).toEqual(
        new Set(['HTTP/1.1 400 Bad Request']),
      );
    },
  );

  it('are closed when their head does not come to an end', async () => {
    const answers = await whileOthersVisit(() =>
      Promise.all(
        Array.from({ length: 100 }, async () => wholeAnswer(await connection('GET / HTTP/1.1\r\nHost: a'))),
      ),
    );
    expect(new Set(answers.map((answer) => answer.split('\r\n', 1)[0]))).toEqual(
      new Set(['HTTP/1.1 408 Request Timeout']),
    );
  });

  it.each([
    ['OPTIONS * HTTP/1.1', '204'],
    ['CONNECT example.test:443 HTTP/1.1', '405'],
    ['TRACE / HTTP/1.1', '405'],
    ['POST /contact HTTP/1.1', '405'],
    ['GET http://example.test/ HTTP/1.1', '400'],
    ['GET /blog/%00 HTTP/1.1', '400'],
    ['GET /blog/%E0%A4%A HTTP/1.1', '400'],
  ])('answer %s with %s', async (line, status) => {
    const answer = await wholeAnswer(
      await connection(`${line}\r\nHost: localhost\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`),
    );
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });
});
