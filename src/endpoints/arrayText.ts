/** Batches of entries as the pieces of one JSON array's text. */
export async function* arrayText(batches: AsyncGenerator<readonly unknown[]>): AsyncGenerator<string> {
  let separator = '[';
  for await (const entries of batches) {
    if (entries.length === 0) continue;
    yield separator + entries.map((entry) => JSON.stringify(entry)).join(',');
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}
