/** Logs a failure to the console that the user need not see. */
export function logFailure(what: string, error: unknown): void {
  console.error(what, error);
}
