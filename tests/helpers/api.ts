import { randomInt } from 'node:crypto';
import * as route from '@/app/(payload)/api/[...slug]/route';
import { answerProblems, headProblems } from './answerProblems';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

interface ApiOptions {
  /** Sent as JSON; a string is sent as it is. */
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
  /** The sender's network address; a fresh one unless told, so that tests don't share limits. */
  address?: string;
}

export interface ApiAnswer<Body = Record<string, unknown>> {
  status: number;
  body: Body;
  headers: Headers;
}

export const siteUrl = 'http://localhost:3000';

export function freshAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
}

/** @throws where there are any */
function refuse(problems: string[]): void {
  if (problems.length > 0) throw new Error(problems.slice(0, 10).join('\n'));
}

/**
 * Hands a request to the same route handlers that the site serves /api with.
 * @throws where a success isn't of the kind that its endpoint's contract promises
 */
export async function handle(method: Method, path: string, request: Request): Promise<Response> {
  const response = await route[method](request);
  if (response.ok) refuse(headProblems(method, path, response));
  return response;
}

/** Sends a request to /api; the answer is still unread. */
export async function openApi(
  method: Method,
  path: string,
  { body, token, headers = {}, address = freshAddress() }: ApiOptions = {},
): Promise<Response> {
  const request = new Request(`${siteUrl}${path}`, {
    method,
    headers: {
      'x-client-address': address,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    body: typeof body === 'string' || body === undefined ? body : JSON.stringify(body),
  });
  return handle(method, path, request);
}

/**
 * Reads an answer.
 * @throws where a success doesn't fit the contract of its endpoint
 */
export async function readAnswer<Body>(
  method: Method,
  path: string,
  response: Response,
): Promise<ApiAnswer<Body>> {
  const text = await response.text();
  // Plugins call their JSON plain text.
  const isJson = /^(application\/json|text\/plain)/.test(response.headers.get('Content-Type') ?? '');
  const body = isJson && text ? JSON.parse(text) : null;
  if (response.ok && isJson) refuse(answerProblems(method, path, body));
  return { status: response.status, body, headers: response.headers };
}

/** Sends a request as `openApi` does, and reads the answer. */
export async function api<Body = Record<string, unknown>>(
  method: Method,
  path: string,
  options?: ApiOptions,
): Promise<ApiAnswer<Body>> {
  return readAnswer(method, path, await openApi(method, path, options));
}
