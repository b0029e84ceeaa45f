type ProviderFaultKind = 'unreachable' | 'limited' | 'broken' | 'refused' | 'cutOff' | 'garbled' | 'tooLarge';

interface ProviderFaultDetails {
  status?: number;
  /** From the provider's Retry-After header. */
  retryAfterMs?: number;
}

/**
 * A failed request to the provider. It carries nothing of the request or response, so that neither the key nor user
 * text can reach a log.
 * - `unreachable`: no connection, or it closed before the response began
 * - `limited`: 429
 * - `broken`: 5xx
 * - `refused`: any other status, redirects included
 * - `cutOff`: the connection closed in the middle of the response
 * - `garbled`: the response doesn't follow the protocol
 * - `tooLarge`: the response exceeds the size limit
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

  /** Transient and not charged, so a retry makes sense. */
  get isPassing(): boolean {
    return this.kind === 'unreachable' || this.kind === 'limited' || this.kind === 'broken';
  }

  /** The provider may have processed the request and charged for it. */
  get mayHaveCost(): boolean {
    return this.kind === 'cutOff' || this.kind === 'garbled' || this.kind === 'tooLarge';
  }
}
