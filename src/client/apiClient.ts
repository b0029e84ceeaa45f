import { isRecord } from '@/domain/isRecord';
import { ApiError } from './ApiError';
import type { FieldErrorAnswer } from './FieldErrorAnswer';
import { NoAnswer } from './NoAnswer';
import { endSession } from './sessionState';
import { readToken } from './tokenStorage';

const minuteMs = 60_000;

export interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Timeout; 60 seconds by default. */
  timeoutMs?: number;
  /** Lets the request outlive the page. Browsers limit such bodies to 64 KiB. */
  keepalive?: boolean;
  /** Sends no token, so that neither the response nor a 401 affects the session. */
  asVisitor?: boolean;
  /** Disables retries, for a read whose caller handles a missing response. */
  isAskedOnce?: boolean;
  /** Stops the retries of a read. */
  signal?: AbortSignal;
}

/** Token of the session that was signed out; reads with it are dropped. */
let leftToken: string | null = null;
const readsUnderway = new Set<AbortController>();

/** Cancels the reads of the session that is about to end: they would get 401, and nothing shows them. */
export function cancelReads(): void {
  leftToken = readToken();
  for (const read of readsUnderway) read.abort();
}

/** Repeats `ask` until a response arrives, or throws `failure` if it isn't worth a retry. */
type RepeatRead = <Taken>(
  ask: () => Promise<Taken>,
  failure: unknown,
  options: CallOptions,
) => Promise<Taken>;

let repeatRead: RepeatRead | null = null;

/** Called by `connection`, which retries reads while a notice is shown; null on pages without the notice. */
export function setReadRetry(repeat: RepeatRead | null): void {
  repeatRead = repeat;
}

/**
 * Returns the error for an error response. Ends the session if the API itself, not a proxy, responds to its token
 * with 401. This is the only place where a session ends by itself; an outage never ends it.
 * @param answer the body, if it was JSON
 * @param token the token that the request sent
 */
export function refusalOf(
  status: number,
  answer: unknown,
  token: string | null,
  retryAfter: string | null = null,
): ApiError {
  const body = isRecord(answer) ? answer : {};
  const message = typeof body.message === 'string' ? body.message : '';
  const errors = Array.isArray(body.errors) ? (body.errors as FieldErrorAnswer[]) : [];
  if (status === 401 && message && token) endSession(token);
  return new ApiError(status, message, errors, body, retryAfter);
}

async function ask<Taken>(
  path: `/${string}`,
  { method, body, headers, timeoutMs = minuteMs, keepalive, asVisitor }: CallOptions,
  take: (response: Response) => Promise<Taken>,
): Promise<Taken> {
  const token = asVisitor ? null : readToken();
  const isRead = method === undefined || method === 'GET';
  const isInVain = () => isRead && token !== null && token === leftToken;
  if (isInVain()) return neverSettled();
  const request = new AbortController();
  const timer = setTimeout(() => request.abort(), timeoutMs);
  if (isRead && token) readsUnderway.add(request);
  try {
    const response = await fetch(path, {
      method,
      headers: {
        Accept: 'application/json',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: request.signal,
      keepalive,
    });
    if (response.ok) return await take(response);
    const answer: unknown = await response.json().catch(() => null);
    throw refusalOf(response.status, answer, token, response.headers.get('Retry-After'));
  } catch (error) {
    if (isInVain()) return neverSettled();
    if (error instanceof ApiError || error instanceof NoAnswer) throw error;
    throw new NoAnswer('No answer', { cause: error });
  } finally {
    clearTimeout(timer);
    readsUnderway.delete(request);
  }
}

const neverSettled = () => new Promise<never>(() => undefined);

/**
 * Like `callApi`, but `take` reads the response.
 * @throws as callApi
 */
export async function requestApi<Taken>(
  path: `/${string}`,
  options: CallOptions,
  take: (response: Response) => Promise<Taken>,
): Promise<Taken> {
  const attempt = () => ask(path, options, take);
  try {
    return await attempt();
  } catch (failure) {
    if (!repeatRead) throw failure;
    return repeatRead(attempt, failure, options);
  }
}

/**
 * Calls the documented API of this site with the stored token as Bearer. In the portal and in editors, a read without
 * a response is retried until there is one (`connection`); a write never is.
 * @throws ApiError for an error response; NoAnswer when none arrived
 */
export function callApi<Answer>(path: `/${string}`, options: CallOptions = {}): Promise<Answer> {
  return requestApi(path, options, (response) => response.json() as Promise<Answer>);
}
