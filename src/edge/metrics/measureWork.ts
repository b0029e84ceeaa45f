import { Counter, Histogram, type Registry } from 'prom-client';
import { onEvent } from '@/integrations/telemetry/siteEvents';

/** A call to the model takes up to 27 seconds, including two attempts and the time in the queue. */
const modelBuckets = [0.5, 1, 2, 5, 10, 15, 20, 27, 60];

/** These outcomes start at 0, so that Prometheus sees the first one as an increase. */
const mailOutcomes = ['sent', 'failed', 'held'] as const;
const signInOutcomes = ['accepted', 'refused', 'limited', 'failed'] as const;

/** Measures the work for visitors and clients: mails, sign-ins, model calls, rate limits and blocked scripts. */
export function measureWork(registry: Registry): void {
  measureModel([registry]);
  const mails = new Counter({
    name: 'site_mails_total',
    help: 'Attempts to send a mail, and mails that were held back because the recipient has had enough',
    labelNames: ['outcome'],
    registers: [registry],
  });
  for (const outcome of mailOutcomes) mails.inc({ outcome }, 0);
  onEvent('mail', ({ outcome }) => mails.inc({ outcome }));
  const signIns = new Counter({
    name: 'site_sign_ins_total',
    help: 'Attempts to sign in; limited: refused unseen after too many before',
    labelNames: ['outcome'],
    registers: [registry],
  });
  for (const outcome of signInOutcomes) signIns.inc({ outcome }, 0);
  onEvent('signIn', ({ outcome }) => signIns.inc({ outcome }));
  const limits = new Counter({
    name: 'site_limits_hit_total',
    help: 'Requests that were told to come back later, by the limit',
    labelNames: ['limit'],
    registers: [registry],
  });
  onEvent('limitHit', ({ limit }) => limits.inc({ limit }));
  const unknownScripts = new Counter({
    name: 'site_unknown_scripts_total',
    help: 'Inline scripts that the content policy of a page blocks because their shape is unknown, each time a page is made',
    registers: [registry],
  });
  onEvent('unknownScript', () => unknownScripts.inc());
}

function measureModel(registers: Registry[]): void {
  const calls = new Counter({
    name: 'site_model_calls_total',
    help: 'Questions to the language model; budget, busy and open never reached the provider',
    labelNames: ['outcome'],
    registers,
  });
  const seconds = new Histogram({
    name: 'site_model_call_seconds',
    help: 'Time until a question to the language model ended, waiting for a place included',
    buckets: modelBuckets,
    registers,
  });
  const tokens = new Counter({
    name: 'site_model_tokens_total',
    help: 'Tokens that the provider has counted, or that were estimated where it counts none',
    labelNames: ['kind'],
    registers,
  });
  onEvent('modelCall', ({ outcome, seconds: took, inputTokens, outputTokens }) => {
    calls.inc({ outcome });
    seconds.observe(took);
    tokens.inc({ kind: 'input' }, inputTokens);
    tokens.inc({ kind: 'output' }, outputTokens);
  });
}
