import type { IncomingMessage } from 'node:http';

/** Returns the path of a request, without its query. */
export const requestPath = ({ url = '/' }: IncomingMessage): string => url.split('?', 1)[0] ?? '/';
