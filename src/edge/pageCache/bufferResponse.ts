import type { ServerResponse } from 'node:http';

/** Larger responses are streamed and not cached. */
const mostBytes = 4 * 1024 * 1024;

interface HolderOfAnswers {
  /** Receives the complete body, and sends it; status and headers are on the response. */
  finish: (body: Buffer) => void;
  /** Called when the response is too large and is streamed instead. */
  giveUp: () => void;
}

/** Buffers a response until it is complete. */
export function bufferResponse(response: ServerResponse, { finish, giveUp }: HolderOfAnswers): void {
  const { write, end, flushHeaders, writeHead } = {
    write: response.write.bind(response),
    end: response.end.bind(response),
    flushHeaders: response.flushHeaders.bind(response),
    writeHead: response.writeHead.bind(response),
  };
  const pieces: Buffer[] = [];
  let bytes = 0;
  const letGo = () => Object.assign(response, { write, end, flushHeaders, writeHead });

  const hold = (piece: unknown, encoding: unknown): void => {
    if (piece === undefined || piece === null || typeof piece === 'function') return;
    const buffer =
      typeof piece === 'string'
        ? Buffer.from(piece, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
        : Buffer.from(piece as Uint8Array);
    bytes += buffer.byteLength;
    pieces.push(buffer);
  };
  const callBack = (args: unknown[]) => {
    const callback = args.find((argument) => typeof argument === 'function') as (() => void) | undefined;
    if (callback) process.nextTick(callback);
  };

  // The headers are sent with the body, when it is known.
  response.flushHeaders = () => undefined;
  response.writeHead = (status: number, ...rest: unknown[]): ServerResponse => {
    response.statusCode = status;
    const headers = rest.find((one) => typeof one === 'object' && one !== null);
    for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value as string);
    return response;
  };
  response.write = (...args: unknown[]): boolean => {
    hold(args[0], args[1]);
    if (bytes <= mostBytes) {
      callBack(args);
      return true;
    }
    letGo();
    giveUp();
    const callback = args.find((argument) => typeof argument === 'function') as (() => void) | undefined;
    return response.write(Buffer.concat(pieces), callback);
  };
  response.end = (...args: unknown[]): ServerResponse => {
    hold(args[0], args[1]);
    letGo();
    callBack(args);
    finish(Buffer.concat(pieces));
    return response;
  };
}
