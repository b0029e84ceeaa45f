import { channel, subscribe } from 'node:diagnostics_channel';
import type { ModelOutcome } from '@/domain/languageModel/modelCallKinds';

/** What can be counted of the site's work. Each field has few values, and none of them says who it was. */
interface SiteEvents {
  /** A question to the language model has ended; those that never reached the provider took no tokens. */
  modelCall: {
    outcome: Exclude<ModelOutcome, 'underway'>;
    seconds: number;
    inputTokens: number;
    outputTokens: number;
  };
  /** One attempt to send a mail; `held`: its recipient has had enough of its kind, and none was ordered. */
  mail: { outcome: 'sent' | 'failed' | 'held' };
  /** `limited`: not even looked at, because there were too many before; `failed`: through no fault of the visitor's. */
  signIn: { outcome: 'accepted' | 'refused' | 'limited' | 'failed' };
  /** Somebody was told to come back later. */
  limitHit: { limit: string };
  /** A page has an inline script that its policy doesn't allow, because nothing of ours or of Next's is known to look so. */
  unknownScript: Record<string, never>;
  /** News of another server were applied, so long after they had been told. */
  busDelay: { seconds: number };
}

type EventName = keyof SiteEvents;

const channelName = (name: EventName): string => `ai-advisory.${name}`;

/**
 * Says that something has happened, to nobody unless somebody counts. The server in front and what Next has bundled have
 * modules of their own; Node's channels belong to the process.
 */
export function emitEvent<Name extends EventName>(name: Name, event: SiteEvents[Name]): void {
  channel(channelName(name)).publish(event);
}

/** Hears of all that happens in this process from now on. */
export function onEvent<Name extends EventName>(name: Name, hear: (event: SiteEvents[Name]) => void): void {
  subscribe(channelName(name), (event) => hear(event as SiteEvents[Name]));
}
