import { attackedSite } from './attackedSite';
import { freshAddress } from './freshAddress.mjs';

export interface Answer<Body = Record<string, unknown>> {
  status: number;
  headers: Headers;
  /** As text; see `json`. */
  text: string;
  json: Body;
}

interface SendOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
  /** Network address that the proxy names; one of its own for each request unless told. */
  from?: string;
}

/** Sends a request over the network and reads the whole answer. */
export async function send<Body = Record<string, unknown>>(
  path: string,
  { method = 'GET', body, token, headers = {}, from = freshAddress() }: SendOptions = {},
): Promise<Answer<Body>> {
  const response = await fetch(`${attackedSite.url}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      'X-Forwarded-For': from,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json');
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: (isJson ? JSON.parse(text) : {}) as Body,
  };
}

/** How many answers had each status. */
export function countStatuses(answers: { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** The same `count` times at once. */
export const atOnce = <Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
