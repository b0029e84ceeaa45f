/**
 * Runs `work` for each thing with limited concurrency. After the first failure, no further work starts.
 * @template Thing
 * @param {readonly Thing[]} things
 * @param {number} atOnce
 * @param {(thing: Thing) => Promise<unknown>} work
 */
export async function runLimited(things, atOnce, work) {
  const left = things.values();
  let hasFailed = false;
  const worker = async () => {
    for (const thing of left) {
      if (hasFailed) return;
      await work(thing).catch((error) => {
        hasFailed = true;
        throw error;
      });
    }
  };
  const outcomes = await Promise.allSettled(Array.from({ length: atOnce }, worker));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}
