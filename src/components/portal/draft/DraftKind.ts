/** Stored state of a run: its key (null before the first save), the answers, and the current position. */
export type Draft<Changes, Place> = { key: string | null; answers: Changes } & Place;

/** Differences between the questionnaires whose answers are stored as drafts. */
export interface DraftKind<Changes, Place> {
  /** API path that reads, saves and discards the draft. */
  path: `/${string}`;
  /** Name of the copy in the browser. */
  copyName: string;
  /** Milliseconds to wait for further changes before saving. */
  delayMs: number;
  noChanges: Changes;
  add: (before: Changes, after: Changes) => Changes;
  /** Parses answers from unvalidated storage. */
  readChanges: (stored: unknown) => Changes;
  readPlace: (stored: unknown) => Place;
}
