import { createServer, type AddressInfo, type Socket } from 'node:net';

interface FakeMailServer {
  url: string;
  /** What was sent, as it came over the line, headers first. */
  messages: string[];
  /** Connections taken so far. */
  connections: () => number;
  close: () => Promise<void>;
}

/** Takes mail on loopback. A silent one takes the connection and never says a word. */
export async function startFakeMailServer({ isSilent = false } = {}): Promise<FakeMailServer> {
  const messages: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => sockets.delete(socket));
    if (!isSilent) converse(socket, messages);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    connections: () => sockets.size,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

/** As much of RFC 5321 as it takes to receive a message. */
function converse(socket: Socket, messages: string[]): void {
  let text = '';
  let isMessage = false;
  const answer = (line: string) => socket.write(`${line}\r\n`);
  const takeLine = (line: string) => {
    if (/^(EHLO|HELO|MAIL|RCPT|RSET|NOOP)/i.test(line)) answer('250 OK');
    else if (/^QUIT/i.test(line)) socket.end('221 Bye\r\n');
    else if (/^DATA/i.test(line)) {
      isMessage = true;
      answer('354 Go on');
    } else answer('502 Unknown');
  };
  const takeNext = (end: string) => {
    const [taken = '', ...rest] = text.split(end);
    text = rest.join(end);
    return taken;
  };
  answer('220 fake ESMTP');
  socket.on('data', (chunk) => {
    text += chunk.toString('utf8');
    while (text.includes(isMessage ? '\r\n.\r\n' : '\r\n')) {
      if (isMessage) {
        isMessage = false;
        messages.push(takeNext('\r\n.\r\n'));
        answer('250 Taken');
      } else takeLine(takeNext('\r\n'));
    }
  });
}
