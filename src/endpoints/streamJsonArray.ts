import { arrayText } from './arrayText';
import { streamText } from './streamText';

/** Streams batches of entries as one JSON array. */
export function streamJsonArray(
  batches: AsyncGenerator<readonly unknown[]>,
): Promise<ReadableStream<Uint8Array>> {
  return streamText(arrayText(batches));
}
