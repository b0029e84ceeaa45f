/** What the server keeps of a run: its key, null while there is none, the answers, and where one is. */
export type Draft<Changes, Place> = { key: string | null; answers: Changes } & Place;

/** What differs between the questionnaires whose answers are kept while they are given. */
export interface DraftKind<Changes, Place> {
  /** Of the documented calls that read, save and discard it. */
  path: `/${string}`;
  /** Of the copy in the browser. */
  copyName: string;
  /** How long to wait for more before saving. */
  delayMs: number;
  noChanges: Changes;
  add: (before: Changes, after: Changes) => Changes;
  /** Reads from a place that nothing has checked. */
  readChanges: (stored: unknown) => Changes;
  readPlace: (stored: unknown) => Place;
}
