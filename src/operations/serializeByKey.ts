const lastInLine = new Map<string, Promise<unknown>>();

/** Runs works of the same key one after the other, in the order of arrival; other keys don't wait. */
export async function serializeByKey<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const before = lastInLine.get(key) ?? Promise.resolve();
  const mine = before.then(work, work);
  lastInLine.set(key, mine);
  try {
    return await mine;
  } finally {
    if (lastInLine.get(key) === mine) lastInLine.delete(key);
  }
}
