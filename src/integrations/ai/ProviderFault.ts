type ProviderFaultKind = 'unreachable' | 'limited' | 'broken' | 'refused' | 'cutOff' | 'garbled' | 'tooLarge';

interface ProviderFaultDetails {
  status?: number;
  /** How long the provider asks to be left alone. */
  retryAfterMs?: number;
}

/**
 * What went wrong between this server and the provider. It holds nothing of request or answer, so that neither key nor
 * texts can get into a log.
 * - `unreachable`: no connection, or one that ended before an answer began
 * - `limited`: 429
 * - `broken`: 5xx
 * - `refused`: any other status, redirects included
 * - `cutOff`: the connection ended in the middle of the answer
 * - `garbled`: an answer that isn't the protocol's
 * - `tooLarge`: an answer beyond any that was asked for
 */
export class ProviderFault extends Error {
  override readonly name = 'ProviderFault';
  readonly status?: number;
  readonly retryAfterMs?: number;

  constructor(
    readonly kind: ProviderFaultKind,
    { status, retryAfterMs }: ProviderFaultDetails = {},
  ) {
    super(`Language model provider: ${kind}${status ? ` (${status})` : ''}`);
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }

  /** Worth a second try, and nothing was charged for the first one. */
  get isPassing(): boolean {
    return this.kind === 'unreachable' || this.kind === 'limited' || this.kind === 'broken';
  }

  /** The provider may have worked, and charged for it. */
  get mayHaveCost(): boolean {
    return this.kind === 'cutOff' || this.kind === 'garbled' || this.kind === 'tooLarge';
  }
}
