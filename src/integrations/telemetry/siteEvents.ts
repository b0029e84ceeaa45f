import { channel, subscribe } from 'node:diagnostics_channel';
import type { ModelOutcome } from '@/domain/languageModel/modelCallKinds';

/** Events that metrics count. Each field has few values, and none identifies a person. */
interface SiteEvents {
  /** A model call has ended. Calls that never reached the provider used no tokens. */
  modelCall: {
    outcome: Exclude<ModelOutcome, 'underway'>;
    seconds: number;
    inputTokens: number;
    outputTokens: number;
  };
  /** One attempt to send a mail; `held`: the recipient's limit for this kind was reached, so none was queued. */
  mail: { outcome: 'sent' | 'failed' | 'held' };
  /** `limited`: rejected unchecked after too many attempts; `failed`: through no fault of the visitor. */
  signIn: { outcome: 'accepted' | 'refused' | 'limited' | 'failed' };
  /** A rate limit rejected a request. */
  limitHit: { limit: string };
  /** A page contains an inline script that matches no script known of ours or of Next, so the CSP blocks it. */
  unknownScript: Record<string, never>;
  /** An invalidation of another server was applied this long after it was published. */
  busDelay: { seconds: number };
}

type EventName = keyof SiteEvents;

const channelName = (name: EventName): string => `ai-advisory.${name}`;

/**
 * Emits an event to this process's subscribers, if any. Uses Node's diagnostics channels, which belong to the
 * process: the server in front and Next's bundle load separate copies of this module.
 */
export function emitEvent<Name extends EventName>(name: Name, event: SiteEvents[Name]): void {
  channel(channelName(name)).publish(event);
}

/** Subscribes to an event of this process. */
export function onEvent<Name extends EventName>(name: Name, hear: (event: SiteEvents[Name]) => void): void {
  subscribe(channelName(name), (event) => hear(event as SiteEvents[Name]));
}
