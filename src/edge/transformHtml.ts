import type { ServerResponse } from 'node:http';

/** Transforms a page before it is sent. */
export type TransformHtml = (html: string, response: ServerResponse) => string;

/** Larger than any page of the CMS; a larger response isn't one of our pages. */
const mostBytes = 16 * 1024 * 1024;

/**
 * Lets `finish` change HTML responses and their headers. HTML is buffered until it is complete, in however many chunks
 * the handler writes it. Other responses pass unchanged.
 */
export function transformHtml(response: ServerResponse, finish: TransformHtml): void {
  const send = { write: response.write.bind(response), end: response.end.bind(response) };
  const flushHeaders = response.flushHeaders.bind(response);
  const pieces: Buffer[] = [];
  let bytes = 0;

  const hold = (piece: unknown, encoding: unknown): void => {
    if (piece === undefined || piece === null) return;
    const buffer =
      typeof piece === 'string' ? Buffer.from(piece, toEncoding(encoding)) : Buffer.from(piece as Uint8Array);
    bytes += buffer.length;
    if (bytes > mostBytes) response.destroy(new Error('The page is too large'));
    else pieces.push(buffer);
  };

  // Next would send the headers before the first chunk, and the policy is one of them.
  response.flushHeaders = () => {
    if (!isHtml(response)) flushHeaders();
  };
  response.write = (...args: unknown[]): boolean => {
    if (!isHtml(response)) return Reflect.apply(send.write, undefined, args) as boolean;
    hold(args[0], args[1]);
    callbackOf(args)?.();
    return true;
  };
  response.end = (...args: unknown[]): ServerResponse => {
    if (!isHtml(response) || response.headersSent) return passOn(args);
    const [last] = args;
    if (typeof last !== 'function') hold(last, args[1]);
    // A HEAD or 304 response has no body.
    if (bytes === 0) {
      response.removeHeader('Content-Length');
      return passOn(args);
    }
    return sendPage(Buffer.concat(pieces).toString('utf8'), callbackOf(args));
  };

  function passOn(args: unknown[]): ServerResponse {
    // The client keeps the policy of its cached page; the policy of this response lists no scripts.
    if (response.statusCode === 304 && !response.headersSent)
      response.removeHeader('Content-Security-Policy');
    return Reflect.apply(send.end, undefined, args) as ServerResponse;
  }

  function sendPage(html: string, callback: (() => void) | undefined): ServerResponse {
    const page = finish(html, response);
    response.setHeader('Content-Length', Buffer.byteLength(page));
    return send.end(page, callback);
  }
}

function isHtml(response: ServerResponse): boolean {
  return String(response.getHeader('content-type')).startsWith('text/html');
}

function callbackOf(args: unknown[]): (() => void) | undefined {
  return args.find((argument): argument is () => void => typeof argument === 'function');
}

function toEncoding(encoding: unknown): BufferEncoding {
  return typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8';
}
