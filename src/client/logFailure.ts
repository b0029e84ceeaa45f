/** Failures that the person need not hear of: they go to the browser's console only. */
export function logFailure(what: string, error: unknown): void {
  console.error(what, error);
}
