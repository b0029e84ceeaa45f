import type { ServerResponse } from 'node:http';

/** What becomes of a page before it is sent. */
export type TransformHtml = (html: string, response: ServerResponse) => string;

/** More than the largest page of the CMS; what is larger isn't a page of ours. */
const mostBytes = 16 * 1024 * 1024;

/**
 * Lets `finish` change the pages that a handler answers with, and their headers: HTML is held until it is whole, whether
 * the handler sends it in one piece or in many. All other answers pass as they are.
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

  // Next would send the head before the first piece, and the policy belongs to the head.
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
    // To HEAD, and to those who have the page already.
    if (bytes === 0) {
      response.removeHeader('Content-Length');
      return passOn(args);
    }
    return sendPage(Buffer.concat(pieces).toString('utf8'), callbackOf(args));
  };

  function passOn(args: unknown[]): ServerResponse {
    // The page's own policy stays with who has the page; this answer's has no scripts in it.
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
