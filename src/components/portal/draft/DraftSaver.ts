import { ApiError } from '@/client/ApiError';
import { callApi } from '@/client/apiClient';
import { logFailure } from '@/client/logFailure';
import { retryPauseMs } from '@/client/retryPauseMs';
import { getSessionState } from '@/client/sessionState';
import { storeDraftCopy } from './draftCopy';
import type { Draft, DraftKind } from './DraftKind';

const timeoutMs = 15_000;
/** In characters; far below the byte limit of browsers for keepalive requests. */
const keepaliveMaxLength = 10_000;

/** `idle`: nothing to show, because a save is in progress or there are no answers. */
export type SaveState = 'idle' | 'saved' | 'waiting' | 'signedOut';

interface DraftListener<Changes, Stored> {
  onState: (state: SaveState) => void;
  /** The run was finished or discarded elsewhere, so unsaved answers are dropped. */
  onOver: () => void;
  /**
   * Receives the stored draft after a save, with answers from other devices, and the answers that are still unsaved.
   */
  onSaved?: (draft: Stored, unsaved: Changes) => void;
}

/**
 * Saves answers in the background, one request at a time with all changes since the last one. Unsaved answers stay in
 * memory and in the browser's storage, and are retried with growing delays and on reconnecting. The stored copy
 * survives signing in again.
 */
export class DraftSaver<Changes, Place, Stored extends Draft<Changes, Place>> {
  private unsaved: Changes;
  private isDirty = false;
  private underway: Promise<void> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Consecutive failures. */
  private failures = 0;
  /** Counts changes, so that a draft that was read before one of them isn't taken for the current one. */
  private changes = 0;
  private isStopped = false;
  private isDone = false;

  constructor(
    private readonly kind: DraftKind<Changes, Place>,
    private readonly userId: number,
    /** Key of the draft on the server; null if there is none. */
    private runKey: string | null,
    private place: Place,
    private readonly listener: DraftListener<Changes, Stored>,
  ) {
    this.unsaved = kind.noChanges;
  }

  /** Key of the run; null while nothing of it is on the server. */
  get key(): string | null {
    return this.runKey;
  }

  add(changes: Changes, place: Place): void {
    this.unsaved = this.kind.add(this.unsaved, changes);
    this.place = place;
    this.isDirty = true;
    this.changes += 1;
    this.listener.onState('idle');
    this.keepCopy();
    this.saveAfter(this.kind.delayMs);
  }

  /** Tries to save pending answers. Resolves when the attempt ends, even if it failed. */
  readonly save = (): Promise<void> => {
    clearTimeout(this.timer);
    this.underway ??= this.saveAll().finally(() => {
      this.underway = null;
    });
    return this.underway;
  };

  /** Reads the answers that another tab or device saved meanwhile. A save of pending answers reads them, too. */
  async refresh(): Promise<void> {
    if (this.isDirty || this.underway) return this.save();
    if (!this.runKey || this.isStopped) return;
    const before = this.changes;
    try {
      const draft = await callApi<Stored>(this.kind.path, { timeoutMs });
      const isCurrent = before === this.changes && draft.key === this.runKey && !this.isStopped;
      if (isCurrent) this.listener.onSaved?.(draft, this.unsaved);
    } catch (error) {
      logFailure('The draft could not be read again', error);
    }
  }

  /** Ends all attempts. `isDone` also drops pending answers for good; later calls don't undo that. */
  stop({ isDone }: { isDone: boolean }): void {
    this.isStopped = true;
    this.isDone ||= isDone;
    clearTimeout(this.timer);
    this.keepCopy();
  }

  /** Saves pending answers one last time before the user leaves. Resolves when the attempt ends. */
  leave(): Promise<void> {
    return this.save().finally(() => this.stop({ isDone: false }));
  }

  /** Discards the run here and on the server. A failure is logged. */
  async discard(): Promise<void> {
    this.stop({ isDone: true });
    await this.underway;
    if (!this.runKey) return;
    const query = new URLSearchParams({ key: this.runKey });
    await callApi(`${this.kind.path}?${query}`, { method: 'DELETE', timeoutMs }).catch((error: unknown) =>
      logFailure('The draft could not be discarded', error),
    );
  }

  private saveAfter(delayMs: number): void {
    clearTimeout(this.timer);
    if (delayMs === 0) void this.save();
    else this.timer = setTimeout(() => void this.save(), delayMs);
  }

  private async saveAll(): Promise<void> {
    while (this.isDirty && !this.isStopped) {
      if (isSomebodyElse(this.userId)) return;
      const sent = this.unsaved;
      this.unsaved = this.kind.noChanges;
      this.isDirty = false;
      try {
        await this.send(sent);
      } catch (error) {
        this.unsaved = this.kind.add(sent, this.unsaved);
        this.isDirty = true;
        this.keepCopy();
        this.handle(error);
        return;
      }
    }
  }

  private async send(answers: Changes): Promise<void> {
    const body = { key: this.runKey, answers, ...this.place };
    const isLeaving = document.visibilityState === 'hidden';
    const keepalive = isLeaving && JSON.stringify(body).length < keepaliveMaxLength;
    const draft = await callApi<Stored>(this.kind.path, { method: 'PUT', body, timeoutMs, keepalive });
    this.runKey = draft.key;
    this.failures = 0;
    this.keepCopy();
    if (this.isStopped) return;
    if (!this.isDirty) this.listener.onState('saved');
    this.listener.onSaved?.(draft, this.unsaved);
  }

  private handle(error: unknown): void {
    if (this.isStopped) return;
    const status = error instanceof ApiError ? error.status : undefined;
    if (status === 409) {
      this.stop({ isDone: true });
      this.listener.onOver();
      return;
    }
    this.listener.onState(status === 401 ? 'signedOut' : 'waiting');
    // Answers that the server rejects permanently can be saved after a change.
    if (status === 400 || status === 413) return;
    this.saveAfter(retryPauseMs(this.failures, error));
    this.failures += 1;
  }

  private keepCopy(): void {
    const { runKey: key, place, unsaved } = this;
    const copy = this.isDirty && !this.isDone ? { key, place, unsaved } : null;
    storeDraftCopy(this.kind.copyName, this.userId, copy);
  }
}

/** Another account has signed in on this device: pending answers stay in the copy until their owner signs in again. */
function isSomebodyElse(userId: number): boolean {
  const { user } = getSessionState();
  return user !== null && user.id !== userId;
}
