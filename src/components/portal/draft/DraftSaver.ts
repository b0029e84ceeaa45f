import { ApiError } from '@/client/ApiError';
import { callApi } from '@/client/apiClient';
import { logFailure } from '@/client/logFailure';
import { retryPauseMs } from '@/client/retryPauseMs';
import { getSessionState } from '@/client/sessionState';
import { keepDraftCopy } from './draftCopy';
import type { Draft, DraftKind } from './DraftKind';

const timeoutMs = 15_000;
/** In characters; far below the bytes that a browser sends for a page that is gone. */
const keepaliveMaxLength = 10_000;

/** `idle`: there is nothing to say, as a save is on its way or nothing was answered. */
export type SaveState = 'idle' | 'saved' | 'waiting';

interface DraftListener<Changes, Stored> {
  onState: (state: SaveState) => void;
  /** The run was finished or discarded elsewhere; what waited belongs nowhere. */
  onOver: () => void;
  /** What the server holds after a save, other devices' answers included, and what it lacks by now. */
  onSaved?: (draft: Stored, unsaved: Changes) => void;
}

/**
 * Saves answers in the background: one request at a time, with all that has gathered since the last one. What can't be
 * saved stays, in the browser's storage too, and is tried again after growing pauses and when the connection is back. The
 * copy is found again by who has to sign in anew.
 */
export class DraftSaver<Changes, Place, Stored extends Draft<Changes, Place>> {
  private unsaved: Changes;
  private isDirty = false;
  private underway: Promise<void> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** In a row. */
  private failures = 0;
  private isStopped = false;
  private isDone = false;

  constructor(
    private readonly kind: DraftKind<Changes, Place>,
    private readonly userId: number,
    /** Of the draft on the server; null while there is none. */
    private runKey: string | null,
    private place: Place,
    private readonly listener: DraftListener<Changes, Stored>,
  ) {
    this.unsaved = kind.noChanges;
  }

  /** The key of the run; null while nothing of it is on the server. */
  get key(): string | null {
    return this.runKey;
  }

  add(changes: Changes, place: Place): void {
    this.unsaved = this.kind.add(this.unsaved, changes);
    this.place = place;
    this.isDirty = true;
    this.listener.onState('idle');
    this.keepCopy();
    this.saveAfter(this.kind.delayMs);
  }

  /** Tries to save what waits. Resolves when the attempt is over, whether it worked or not. */
  readonly save = (): Promise<void> => {
    clearTimeout(this.timer);
    this.underway ??= this.saveAll().finally(() => {
      this.underway = null;
    });
    return this.underway;
  };

  /** Ends all attempts; `isDone` when nothing that waits is wanted any more, which later calls don't take back. */
  stop({ isDone }: { isDone: boolean }): void {
    this.isStopped = true;
    this.isDone ||= isDone;
    clearTimeout(this.timer);
    this.keepCopy();
  }

  /** Saves what waits one last time, for somebody who goes elsewhere. Resolves when the attempt is over. */
  leave(): Promise<void> {
    return this.save().finally(() => this.stop({ isDone: false }));
  }

  /** Forgets the run here and on the server. A failure is logged. */
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
    this.listener.onState('waiting');
    // What the server refuses for good can be saved once it has been changed.
    if (status === 400 || status === 413) return;
    this.saveAfter(retryPauseMs(this.failures, error));
    this.failures += 1;
  }

  private keepCopy(): void {
    const { runKey: key, place, unsaved } = this;
    const copy = this.isDirty && !this.isDone ? { key, place, unsaved } : null;
    keepDraftCopy(this.kind.copyName, this.userId, copy);
  }
}

/** Another account has signed in on this device: what waits stays in the copy until its owner is back. */
function isSomebodyElse(userId: number): boolean {
  const { user } = getSessionState();
  return user !== null && user.id !== userId;
}
