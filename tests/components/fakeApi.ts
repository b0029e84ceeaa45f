import { vi } from 'vitest';
import { answerProblems } from '../helpers/answerProblems';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

interface FakeCall {
  method: Method;
  /** With its query. */
  path: string;
  /** Parsed, where it was JSON; a form as it is. */
  body: unknown;
  headers: Headers;
  token: string | null;
}

/** Answers the body of a success, or a whole response where something else is to be answered. */
type Handler = (call: FakeCall) => unknown;
type CallName = `${Method} /${string}`;
/** By call; what isn't a function is the body of a success. A path without a query answers every query. */
type Answers = Partial<Record<CallName, unknown>>;

export interface FakeApi {
  /** All calls so far, in their order. */
  calls: FakeCall[];
  /** Those of one name, such as `PUT /api/auth/profile`. */
  callsOf: (name: CallName) => FakeCall[];
  /** Adds answers, or replaces those of the same call. */
  answer: (handlers: Answers) => void;
}

let problems: string[] = [];

/** Returns and clears the problems so far: missing answers, and answers that violate their contract. */
export function drainApiProblems(): string[] {
  const found = problems;
  problems = [];
  return found;
}

const withoutQuery = (name: string) => name.replace(/\?.*$/, '');

/** A refusal as the API gives it. */
export const refusal = (status: number, message: string, errors: { field: string; message: string }[] = []) =>
  Response.json({ message, ...(errors.length > 0 && { errors }) }, { status });

const isJson = ({ headers }: Response) => headers.get('Content-Type')?.startsWith('application/json');

/** A page of a list as the API gives it. */
export const listAnswer = (items: readonly unknown[], total = items.length) =>
  Response.json(items, { headers: { 'X-Total-Count': String(total) } });

/** A call that no answer comes to. */
export const noAnswer = () => {
  throw new TypeError('Failed to fetch');
};

/** An answer that comes when the test lets it. */
export function heldAnswer(handler: Handler) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const answer: Handler = async (call) => {
    await held;
    return handler(call);
  };
  return { answer, letGo };
}

/**
 * Answers what components ask of the site's API, in place of the network. Every success is compared with the contract of
 * its call, so that no test relies on an answer that the site never gives. A call that nothing answers fails the test.
 */
export function fakeApi(handlers: Answers = {}): FakeApi {
  const calls: FakeCall[] = [];
  const answers = new Map(Object.entries(handlers));

  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const url = new URL(input, window.location.href);
    const method = (init.method ?? 'GET') as Method;
    const headers = new Headers(init.headers);
    const call: FakeCall = {
      method,
      path: url.pathname + url.search,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
      headers,
      token: headers.get('Authorization')?.replace('Bearer ', '') ?? null,
    };
    calls.push(call);
    const name = `${method} ${call.path}`;
    const handler = answers.has(name) ? answers.get(name) : answers.get(withoutQuery(name));
    if (handler === undefined) {
      problems.push(`Nothing answers ${name}`);
      return refusal(501, '');
    }
    const answer: unknown = typeof handler === 'function' ? await (handler as Handler)(call) : handler;
    const response = answer instanceof Response ? answer.clone() : Response.json(answer);
    if (response.ok && isJson(response)) {
      problems.push(...answerProblems(method, call.path, await response.clone().json()));
    }
    return response;
  });

  return {
    calls,
    callsOf: (name) => calls.filter((call) => withoutQuery(`${call.method} ${call.path}`) === name),
    answer: (more) => {
      for (const [name, handler] of Object.entries(more)) answers.set(name, handler);
    },
  };
}
