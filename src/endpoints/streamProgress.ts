import type { PayloadRequest } from 'payload';
import { toErrorResponse } from '@/errors/toErrorResponse';
import { eventChannel, type EventChannel } from './eventChannel';

/**
 * Work that tells how far it is, as events: `progress`, then `result`, or `error` with the refusal that a plain call
 * would have got and its status. The stream begins with the first progress. The work goes on when the reader leaves.
 * @throws what the work throws before its first progress, so that it is answered with its own status
 */
export function streamProgress<Step, Result>(
  req: PayloadRequest,
  work: (onProgress: (step: Step) => void) => Promise<Result>,
): Promise<ReadableStream<Uint8Array>> {
  return new Promise((resolve, reject) => {
    let channel: EventChannel | undefined;
    const begin = (): EventChannel => {
      channel ??= eventChannel();
      resolve(channel.stream);
      return channel;
    };
    work((step) => begin().send('progress', { step })).then(
      (result) => begin().end('result', result),
      async (error: unknown) => {
        if (!channel) return reject(error);
        const refusal = toErrorResponse(error, req);
        channel.end('error', { status: refusal.status, ...((await refusal.json()) as object) });
      },
    );
  });
}
