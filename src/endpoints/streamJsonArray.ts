import { streamText } from './streamText';

/** Batches of entries as the text of one JSON array. */
export function streamJsonArray(
  batches: AsyncGenerator<readonly unknown[]>,
): Promise<ReadableStream<Uint8Array>> {
  return streamText(arrayText(batches));
}

async function* arrayText(batches: AsyncGenerator<readonly unknown[]>): AsyncGenerator<string> {
  let separator = '[';
  for await (const entries of batches) {
    yield separator + entries.map((entry) => JSON.stringify(entry)).join(',');
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}
