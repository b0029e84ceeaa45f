/**
 * Returns the result of a database check, or `otherwise` if it fails or takes longer than `deadlineMs`. A result that
 * arrived while the event loop was blocked or the process was suspended counts as in time.
 */
export async function withinDeadline<Result>(
  look: Promise<Result>,
  deadlineMs: number,
  otherwise: Result,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<Result>((resolve) => {
    // Expired timers run before pending I/O. `setImmediate` lets the I/O that has arrived be read first.
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
