/**
 * What a look at the database answers, or `otherwise` when it fails or takes longer than `deadlineMs`. An answer that has come while
 * this process did nothing else, or slept, counts as in time.
 */
export async function withinDeadline<Result>(
  look: Promise<Result>,
  deadlineMs: number,
  otherwise: Result,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<Result>((resolve) => {
    // Timers that are over go first; what has arrived is read before what is set here.
    timer = setTimeout(() => setImmediate(() => resolve(otherwise)), deadlineMs);
  });
  try {
    return await Promise.race([look, deadline]);
  } catch {
    return otherwise;
  } finally {
    clearTimeout(timer);
  }
}
