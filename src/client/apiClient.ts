import { ApiError } from './ApiError';
import { readToken } from './tokenStorage';

/** The 60 seconds after which a request is given up. */
const timeoutMs = 60_000;

export interface FieldErrorAnswer {
  field: string;
  message: string;
}

interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

async function toApiError(response: Response): Promise<ApiError> {
  const answer: unknown = await response.json().catch(() => null);
  const body = isRecord(answer) ? answer : {};
  const message = typeof body.message === 'string' ? body.message : '';
  const errors = Array.isArray(body.errors) ? (body.errors as FieldErrorAnswer[]) : [];
  return new ApiError(response.status, message, errors, body);
}

/** Sends a request to the documented API of this site with the stored token as Bearer; refusals are thrown. */
async function request(
  path: `/${string}`,
  { method = 'GET', body, headers }: CallOptions,
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
  });
  if (!response.ok) throw await toApiError(response);
  return response;
}

/**
 * Calls the documented API of this site.
 * @throws ApiError for a refusal; TypeError or a TimeoutError DOMException when no answer came
 */
export async function callApi<Answer>(path: `/${string}`, options: CallOptions = {}): Promise<Answer> {
  return (await (await request(path, options)).json()) as Answer;
}

/**
 * Fetches a file from the documented API.
 * @throws as `callApi`
 */
export async function fetchFile(path: `/${string}`): Promise<Blob> {
  return (await request(path, { headers: { Accept: '*/*' } })).blob();
}
