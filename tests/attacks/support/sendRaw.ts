import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { attackedSite } from './attackedSite';

/** A connection that has sent so much. */
export async function openConnection(text: string): Promise<Socket> {
  const socket = connect(attackedSite.port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

/** What the server says until it closes. */
export async function wholeAnswer(socket: Socket): Promise<string> {
  let text = '';
  for await (const piece of socket) text += String(piece);
  return text;
}

export interface RawAnswer {
  status: number;
  location: string | null;
  /** Head and contents. */
  text: string;
}

/** Sends a request line as it is given: clients resolve addresses before they ask. */
export async function sendRaw(line: string, headers: string[] = ['Host: localhost']): Promise<RawAnswer> {
  const head = [`${line} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n');
  const text = await wholeAnswer(await openConnection(head));
  return {
    status: Number(/^HTTP\/1\.1 (\d{3}) /.exec(text)?.[1] ?? 0),
    location: /^location: (.*)\r$/im.exec(text)?.[1] ?? null,
    text,
  };
}
