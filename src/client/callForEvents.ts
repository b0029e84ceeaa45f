import { refusalOf, requestApi, type CallOptions } from './apiClient';
import { NoAnswer } from './NoAnswer';
import { readEvents, type ServerEvent } from './readEvents';
import { readToken } from './tokenStorage';

interface EventCallOptions<Progress> extends CallOptions {
  onProgress: (progress: Progress) => void;
}

/** The connection broke after the response had begun. */
export class BrokenAnswer extends NoAnswer {}

/**
 * Like `callApi`, for calls that report progress as server-sent events.
 * @throws BrokenAnswer when the response breaks off; otherwise as callApi
 */
export function callForEvents<Answer, Progress>(
  path: `/${string}`,
  { onProgress, headers, ...options }: EventCallOptions<Progress>,
): Promise<Answer> {
  const both = { ...headers, Accept: 'text/event-stream, application/json' };
  return requestApi(path, { ...options, headers: both }, async (response) => {
    const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream');
    if (!isStream) return (await response.json()) as Answer;
    const { event, data } = await lastEvent(response, onProgress);
    if (event === 'result') return data as Answer;
    const { status } = data as { status: number };
    throw refusalOf(status, data, readToken());
  });
}

async function lastEvent<Progress>(
  { body }: Response,
  onProgress: (progress: Progress) => void,
): Promise<ServerEvent> {
  try {
    for await (const one of readEvents(body)) {
      if (one.event !== 'progress') return one;
      onProgress(one.data as Progress);
    }
  } catch (error) {
    throw new BrokenAnswer('The answer broke off', { cause: error });
  }
  throw new BrokenAnswer('The stream ended without a result');
}
