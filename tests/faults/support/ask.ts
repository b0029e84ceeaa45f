import { siteUnderTest } from '../../../scripts/testing/testSettings.mjs';
import { until } from './until';

export interface FaultAnswer {
  /** 0: no answer came, or not all of it. */
  status: number;
  text: string;
  headers: Headers;
}

interface AskOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH';
  body?: unknown;
  token?: string;
  /** The site's own unless told. */
  port?: number;
}

/** Asks the site; that nobody answers is an answer, too. */
export async function ask(
  path: string,
  { method = 'GET', body, token, port = siteUnderTest.port }: AskOptions = {},
): Promise<FaultAnswer> {
  try {
    const response = await fetch(`http://localhost:${port}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, text: await response.text(), headers: response.headers };
  } catch {
    return { status: 0, text: '', headers: new Headers() };
  }
}

/** Asks again until the answer has that status; the test's own time limit ends it. */
export const untilAnswered = (path: string, status = 200): Promise<FaultAnswer> =>
  until(async () => {
    const answer = await ask(path);
    return answer.status === status && answer;
  });
