const lastInLine = new Map<string, Promise<unknown>>();

/** Serializes calls with the same key in this process, in order of arrival. Other keys run in parallel. */
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
