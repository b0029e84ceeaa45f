/**
 * Waits for `ms`. Ends early when one of `ends` is aborted or, with `isWoken`, when the browser is online again or
 * the tab becomes visible.
 */
export function pause(
  ms: number,
  ends: readonly (AbortSignal | undefined)[],
  isWoken: boolean,
): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const end = () => {
      clearTimeout(timer);
      over.abort();
      resolve();
    };
    const timer = setTimeout(end, ms);
    const { signal } = over;
    for (const one of ends) one?.addEventListener('abort', end, { signal });
    if (!isWoken) return;
    window.addEventListener('online', end, { signal });
    const onLook = () => document.visibilityState === 'visible' && end();
    document.addEventListener('visibilitychange', onLook, { signal });
  });
}
