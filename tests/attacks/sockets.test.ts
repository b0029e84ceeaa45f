import type { Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { openConnection, sendRaw, wholeAnswer } from './support/sendRaw';
import { whileOthersVisit } from './support/whileOthersVisit';

const sockets: Socket[] = [];

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

async function connection(text: string): Promise<Socket> {
  const socket = await openConnection(text);
  sockets.push(socket);
  return socket;
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
    ['GET /api/../cms HTTP/1.1', '400'],
  ])('answer %s with %s', async (line, status) => {
    const answer = await wholeAnswer(
      await connection(`${line}\r\nHost: localhost\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`),
    );
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  it.each([
    [['Host: localhost', 'Host: evil.example'], 400],
    [['Host: localhost', 'host: localhost'], 400],
    [[], 400],
    [['Host: localhost'], 200],
  ])('that name the hosts %j are answered %s', async (hosts, status) => {
    expect((await sendRaw('GET /', hosts)).status).toBe(status);
  });
});
