import { arrayText } from './arrayText';
import { streamText } from './streamText';

/** A field of an object: its value, or a generator of batches for a list. */
type JsonField = readonly [name: string, value: unknown];

/** Streams fields as one JSON object; lists are written batch by batch. */
export function streamJsonObject(fields: AsyncGenerator<JsonField>): Promise<ReadableStream<Uint8Array>> {
  return streamText(objectText(fields));
}

async function* objectText(fields: AsyncGenerator<JsonField>): AsyncGenerator<string> {
  let separator = '{';
  for await (const [name, value] of fields) {
    yield `${separator}${JSON.stringify(name)}:`;
    if (isBatches(value)) yield* arrayText(value);
    else yield JSON.stringify(value);
    separator = ',';
  }
  yield separator === '{' ? '{}' : '}';
}

const isBatches = (value: unknown): value is AsyncGenerator<readonly unknown[]> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
