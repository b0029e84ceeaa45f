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
  /** After which the request is given up; 60 seconds unless told. */
  timeoutMs?: number;
  /** Lets the request survive the page; for bodies far below the 64 KiB that browsers allow. */
  keepalive?: boolean;
  /** Sends no token: neither the answer nor a 401 has to do with the session. */
  asVisitor?: boolean;
  /** For a read that has another way on when no answer comes: it is not repeated. */
  isAskedOnce?: boolean;
  /** Ends the repeating of a read. */
  signal?: AbortSignal;
}

/** Of who has left: nothing is read for them any more. */
let leftToken: string | null = null;
const readsUnderway = new Set<AbortController>();

/** Gives up whatever is being read for the session that is about to end: it would be refused, and interests nobody. */
export function cancelReads(): void {
  leftToken = readToken();
  for (const read of readsUnderway) read.abort();
}

/** Asks again until there is an answer, or throws `failure`, when that is none to repeat the call for. */
type RepeatRead = <Taken>(
  ask: () => Promise<Taken>,
  failure: unknown,
  options: CallOptions,
) => Promise<Taken>;

let repeatRead: RepeatRead | null = null;

/** For `connection`, which repeats reads while somebody is told so; null for pages where nobody is. */
export function setReadRetry(repeat: RepeatRead | null): void {
  repeatRead = repeat;
}

/**
 * The error that a refusal stands for. This is the one place where a session ends by itself: when the API, and nothing
 * in between, answers 401 to its token. An outage never does that.
 * @param answer the body, where that was JSON
 * @param token what the request carried
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
 * As `callApi`, for those who take something else of the answer than its JSON.
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
 * Calls the documented API of this site with the stored token as Bearer. In the portal and in editors a read without
 * an answer is repeated until there is one (`connection`); a write never is.
 * @throws ApiError for a refusal; NoAnswer when none came
 */
export function callApi<Answer>(path: `/${string}`, options: CallOptions = {}): Promise<Answer> {
  return requestApi(path, options, (response) => response.json() as Promise<Answer>);
}
