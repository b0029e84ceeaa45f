import type { IncomingMessage } from 'node:http';

/** The path that a request asks for, without what stands behind the question mark. */
export const requestPath = ({ url = '/' }: IncomingMessage): string => url.split('?', 1)[0] ?? '/';
