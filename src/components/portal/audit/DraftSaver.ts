import { ApiError } from '@/client/ApiError';
import { callApi } from '@/client/apiClient';
import { loadSession } from '@/client/sessionStore';
import type { PartialAuditAnswers } from '@/domain/audit/AuditAnswers';
import type { AuditDraft, AuditDraftBody } from '@/schemas/audit';
import { keepDraftCopy } from './draftCopy';

const path = '/api/audits/draft';
const retryMs = 10_000;

/** `idle`: there is nothing to say, as a save is on its way or nothing was answered. */
export type SaveState = 'idle' | 'saved' | 'waiting';

export interface DraftListener {
  onState: (state: SaveState) => void;
  /** The audit was finished or discarded elsewhere; what waited belongs nowhere. */
  onOver: () => void;
}

export const fetchDraft = () => callApi<AuditDraft>(path);
export const discardDraft = () => callApi<AuditDraft>(path, { method: 'DELETE' });

/**
 * Saves answers in the background: one request at a time, with all that has gathered since the last one. What can't be
 * saved stays, in the browser's storage too, and is tried again after a while and when the connection is back.
 */
export class DraftSaver {
  private unsaved: PartialAuditAnswers = {};
  private section = 1;
  private isDirty = false;
  private underway: Promise<void> | null = null;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private isStopped = false;
  private isDone = false;

  constructor(
    private readonly userId: number,
    /** Of the draft on the server; null while there is none. */
    private runKey: string | null,
    private readonly listener: DraftListener,
  ) {}

  /** The key to submit the audit with; null while nothing of it is on the server. */
  get key(): string | null {
    return this.runKey;
  }

  add(answers: PartialAuditAnswers, section: number): void {
    this.unsaved = { ...this.unsaved, ...answers };
    this.section = section;
    this.isDirty = true;
    this.listener.onState('idle');
    this.keepCopy();
    void this.save();
  }

  /** Tries to save what waits. Resolves when the attempt is over, whether it worked or not. */
  readonly save = (): Promise<void> => {
    this.underway ??= this.saveAll().finally(() => {
      this.underway = null;
    });
    return this.underway;
  };

  /** Ends all attempts; `isDone` when nothing that waits is wanted any more. */
  stop({ isDone }: { isDone: boolean }): void {
    this.isStopped = true;
    this.isDone = isDone;
    clearTimeout(this.retry);
    this.keepCopy();
  }

  private async saveAll(): Promise<void> {
    clearTimeout(this.retry);
    while (this.isDirty && !this.isStopped) {
      const sent = this.unsaved;
      this.unsaved = {};
      this.isDirty = false;
      try {
        await this.send(sent);
      } catch (error) {
        this.unsaved = { ...sent, ...this.unsaved };
        this.isDirty = true;
        this.keepCopy();
        this.handle(error);
        return;
      }
    }
  }

  private async send(answers: PartialAuditAnswers): Promise<void> {
    const body: AuditDraftBody = { key: this.runKey, answers, section: this.section };
    const draft = await callApi<AuditDraft>(path, { method: 'PUT', body });
    this.runKey = draft.key;
    this.keepCopy();
    if (!this.isDirty && !this.isStopped) this.listener.onState('saved');
  }

  private handle(error: unknown): void {
    if (this.isStopped) return;
    if (error instanceof ApiError && error.status === 409) {
      this.stop({ isDone: true });
      this.listener.onOver();
      return;
    }
    // The page's guard leads to the login and back, where the browser's copy is found.
    if (error instanceof ApiError && error.status === 401) void loadSession();
    this.listener.onState('waiting');
    this.retry = setTimeout(() => void this.save(), retryMs);
  }

  private keepCopy(): void {
    const { runKey: key, section, unsaved } = this;
    keepDraftCopy(this.userId, this.isDirty && !this.isDone ? { key, section, unsaved } : null);
  }
}
