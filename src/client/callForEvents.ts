import { requestApi, apiErrorOf, type CallOptions } from './apiClient';
import { readEvents, type ServerEvent } from './readEvents';

interface EventCallOptions<Progress> extends CallOptions {
  onProgress: (progress: Progress) => void;
}

/** The connection broke after the server had begun to answer. */
export class BrokenAnswer extends Error {
  constructor(cause?: unknown) {
    super('The answer broke off', { cause });
    this.name = 'BrokenAnswer';
  }
}

/**
 * As `callApi`, for calls that tell how far they are while they work.
 * @throws BrokenAnswer when the answer breaks off; otherwise as callApi
 */
export async function callForEvents<Answer, Progress>(
  path: `/${string}`,
  { onProgress, headers, ...options }: EventCallOptions<Progress>,
): Promise<Answer> {
  const response = await requestApi(path, {
    ...options,
    headers: { ...headers, Accept: 'text/event-stream, application/json' },
  });
  const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream');
  if (!isStream) return (await response.json()) as Answer;
  const { event, data } = await lastEvent(response, onProgress);
  if (event === 'result') return data as Answer;
  const { status } = data as { status: number };
  throw apiErrorOf(status, data);
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
    throw new BrokenAnswer(error);
  }
  throw new BrokenAnswer();
}
