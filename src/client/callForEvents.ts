import { refusalOf, requestApi, type CallOptions } from './apiClient';
import { NoAnswer } from './NoAnswer';
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

export interface ServerEvent {
  event: string;
  data: unknown;
}

const separator = '\n\n';

/** Yields server-sent events with JSON data as they arrive. Skips comments, which only keep the connection alive. */
export async function* readEvents(stream: ReadableStream<Uint8Array> | null): AsyncGenerator<ServerEvent> {
  const reader = stream?.getReader();
  if (!reader) return;
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      text += decoder.decode(next.value, { stream: true });
      const blocks = text.split(separator);
      text = blocks.pop() ?? '';
      for (const block of blocks) yield* readBlock(block);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function* readBlock(block: string): Generator<ServerEvent> {
  const lines = block.split('\n');
  const valueOf = (name: string) =>
    lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
  const event = valueOf('event');
  const data = valueOf('data');
  if (event !== undefined && data !== undefined) yield { event, data: JSON.parse(data) as unknown };
}
