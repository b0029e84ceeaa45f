/** What a look at the database answers, or `otherwise` when it fails or takes longer than `deadlineMs`. */
export async function withinDeadline<Result>(
  look: Promise<Result>,
  deadlineMs: number,
  otherwise: Result,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<Result>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), deadlineMs);
  });
  try {
    return await Promise.race([look, deadline]);
  } catch {
    return otherwise;
  } finally {
    clearTimeout(timer);
  }
}
