import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace';
import { admittedFacts } from '@/integrations/telemetry/spanFacts';

/** Hands spans on with what may be said of them, whoever has drawn them: of Next's own there would be more. */
export function onlyFacts(processor: SpanProcessor): SpanProcessor {
  return {
    onStart: (span, context) => processor.onStart(span, context),
    onEnd: (span) => processor.onEnd(reduced(span)),
    forceFlush: () => processor.forceFlush(),
    shutdown: () => processor.shutdown(),
  };
}

/** Everything but these is the library's own account: times, ids, and what drew it. */
function reduced(span: ReadableSpan): ReadableSpan {
  const attributes = Object.fromEntries(
    Object.entries(span.attributes).filter(([name]) => admittedFacts.has(name)),
  );
  return Object.create(span, {
    name: { value: withoutAddresses(span.name) },
    attributes: { value: attributes },
    // Errors with their words, and whatever else somebody may have found worth noting.
    events: { value: [] },
    links: { value: [] },
    status: { value: { code: span.status.code } },
  }) as ReadableSpan;
}

/** Next names what it fetches by the whole address. */
const withoutAddresses = (name: string): string => name.replace(/\S+:\/\/\S*/g, '…').replace(/\?.*/, '');
