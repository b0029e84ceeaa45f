interface Request {
  tab: string;
  hold: () => Promise<unknown>;
}

/** The exclusive locks of several tabs, as `navigator.locks` grants them: one at a time of each name, in order. */
export class TabLocks {
  /** By name; the first of them has the lock. */
  private readonly requests = new Map<string, Request[]>();

  /** As one tab sees them. */
  of(tab: string) {
    return {
      request: async (name: string, hold: () => Promise<unknown>): Promise<void> => {
        const { promise, resolve, reject } = withResolvers();
        const request = { tab, hold: () => hold().then(resolve, reject) };
        const waiting = [...(this.requests.get(name) ?? []), request];
        this.requests.set(name, waiting);
        if (waiting.length === 1) void request.hold();
        await promise;
        this.end(name, (ended) => ended === request);
      },
      query: async () => {
        const names = (from: number, to?: number) =>
          [...this.requests].flatMap(([name, waiting]) => waiting.slice(from, to).map(() => ({ name })));
        return Promise.resolve({ held: names(0, 1), pending: names(1) });
      },
    };
  }

  /** The tab is closed, or has crashed. */
  close(tab: string): void {
    for (const name of this.requests.keys()) this.end(name, (request) => request.tab === tab);
  }

  private end(name: string, isOver: (request: Request) => boolean): void {
    const before = this.requests.get(name) ?? [];
    const left = before.filter((request) => !isOver(request));
    this.requests.set(name, left);
    if (left[0] && left[0] !== before[0]) void left[0].hold();
  }
}

function withResolvers() {
  let resolve = (_value: unknown) => {};
  let reject = (_reason: unknown) => {};
  const promise = new Promise((done, failed) => {
    resolve = done;
    reject = failed;
  });
  return { promise, resolve, reject };
}
