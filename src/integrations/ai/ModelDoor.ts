import { WaitingRoom } from '@/integrations/limits/WaitingRoom';
import { simplerFormat, type AnswerFormat } from './AnswerFormat';
import { CircuitBreaker } from './CircuitBreaker';
import { completeText, type Completion } from './completeText';
import { connectModel } from './connectModel';
import { modelInstructions } from './modelInstructions';
import type { ModelQuestion } from './ModelQuestion';
import type { ModelSettings } from './ModelSettings';
import { ProviderFault } from './ProviderFault';
import { retryDelayMs } from './retryDelayMs';
import { waitFor } from './waitFor';

/** Statuses by which servers refuse a format that they don't know. */
const formatRefusals = new Set([400, 422]);

/** The pause is longer than any question: those underway when it begins have ended before the trial. */
const breakerLimits = { failures: 5, pauseMs: 30_000 };

export interface Deadline {
  signal: AbortSignal;
  /** On the clock of `performance.now()`. */
  endsAtMs: number;
}

/** The way to one configured provider, with what this process knows about it. */
export class ModelDoor {
  readonly breaker = new CircuitBreaker(breakerLimits, Date.now);
  /** Of this server; where there are several, the ledger counts those that are inside everywhere. */
  readonly room: WaitingRoom;
  private model?: ReturnType<typeof connectModel>;
  private format: AnswerFormat = 'schema';

  constructor(readonly settings: ModelSettings) {
    this.room = new WaitingRoom({ places: settings.concurrency });
  }

  /**
   * Asks the provider, a second time after a failure that may pass, and in a simpler format when it knows no better.
   * @throws ProviderFault, or the signal's reason
   */
  async complete(question: ModelQuestion<unknown>, deadline: Deadline): Promise<Completion> {
    try {
      return await this.inKnownFormat(question, deadline.signal);
    } catch (error) {
      if (!(error instanceof ProviderFault) || !error.isPassing) throw error;
      const delayMs = retryDelayMs({
        retryAfterMs: error.retryAfterMs,
        remainingMs: deadline.endsAtMs - performance.now(),
        chance: Math.random(),
      });
      if (delayMs === undefined) throw error;
      await waitFor(delayMs, deadline.signal);
      return this.inKnownFormat(question, deadline.signal);
    }
  }

  /** A simpler format is kept once it has worked; otherwise the refusal was about something else. */
  private async inKnownFormat(
    question: ModelQuestion<unknown>,
    signal: AbortSignal,
    format = this.format,
  ): Promise<Completion> {
    try {
      const completion = await this.request(question, signal, format);
      this.format = format;
      return completion;
    } catch (error) {
      const simpler = simplerFormat(format);
      if (!simpler || !(error instanceof ProviderFault) || !formatRefusals.has(error.status ?? 0))
        throw error;
      return this.inKnownFormat(question, signal, simpler);
    }
  }

  private async request(question: ModelQuestion<unknown>, signal: AbortSignal, format: AnswerFormat) {
    this.model ??= connectModel(this.settings);
    const { turns, answer, maxOutputTokens } = question;
    const instructions = modelInstructions(this.settings.provider, question, format);
    return completeText({
      model: await this.model,
      instructions,
      turns,
      answer,
      format,
      maxOutputTokens,
      signal,
    });
  }
}
