/** Yields the text of one JSON array, from batches of entries. */
export async function* arrayText(batches: AsyncGenerator<readonly unknown[]>): AsyncGenerator<string> {
  let separator = '[';
  for await (const entries of batches) {
    if (entries.length === 0) continue;
    yield separator + entries.map((entry) => JSON.stringify(entry)).join(',');
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}
