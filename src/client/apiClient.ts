import { ApiError } from './ApiError';
import { readToken } from './tokenStorage';

const minuteMs = 60_000;

export interface FieldErrorAnswer {
  field: string;
  message: string;
}

export interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  /** After which the request is given up; 60 seconds unless told. */
  timeoutMs?: number;
  /** Lets the request survive the page; for bodies far below the 64 KiB that browsers allow. */
  keepalive?: boolean;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The refusal that an answer stands for; `answer` is its body where that was JSON. */
export function apiErrorOf(status: number, answer: unknown): ApiError {
  const body = isRecord(answer) ? answer : {};
  const message = typeof body.message === 'string' ? body.message : '';
  const errors = Array.isArray(body.errors) ? (body.errors as FieldErrorAnswer[]) : [];
  return new ApiError(status, message, errors, body);
}

/**
 * As `callApi`, for those who need more of the answer than its JSON.
 * @throws ApiError for a refusal; TypeError or a TimeoutError DOMException when no answer came
 */
export async function requestApi(
  path: `/${string}`,
  { method = 'GET', body, headers, timeoutMs = minuteMs, keepalive }: CallOptions = {},
): Promise<Response> {
  const token = readToken();
  const response = await fetch(path, {
    method,
    headers: {
      Accept: 'application/json',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
    keepalive,
  });
  if (!response.ok) throw apiErrorOf(response.status, await response.json().catch(() => null));
  return response;
}

/**
 * Calls the documented API of this site with the stored token as Bearer.
 * @throws ApiError for a refusal; TypeError or a TimeoutError DOMException when no answer came
 */
export async function callApi<Answer>(path: `/${string}`, options?: CallOptions): Promise<Answer> {
  const response = await requestApi(path, options);
  return (await response.json()) as Answer;
}
