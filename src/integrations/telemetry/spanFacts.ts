/**
 * Allowlist of span attributes. Names follow OpenTelemetry where it has one
 * (https://opentelemetry.io/docs/specs/semconv/); ours begin with `site.`. No URL, query, header, body or anything
 * that identifies a person may be added.
 */
const ownFacts = [
  'http.request.method',
  /** The route pattern, e.g. /blog/[slug]. */
  'http.route',
  'http.response.status_code',
  /** The request id in the log. */
  'site.request_id',
  /** The kind of route, as counted by `/metrics`. */
  'site.route_kind',
  /** Whether the client disconnected before the response. */
  'site.has_left',
  'db.system.name',
  /** The statement without its values. */
  'db.query.text',
  'gen_ai.operation.name',
  'gen_ai.provider.name',
  'gen_ai.request.model',
  'gen_ai.usage.input_tokens',
  'gen_ai.usage.output_tokens',
  'site.model.purpose',
  'site.model.outcome',
  'site.mail.kind',
  'site.mail.attempt',
  /** The kind of failure: a database code or the error's class; never its message. */
  'error.type',
] as const;

/** Allowed attributes of Next's spans. Next sets more: the URL with its query, and error messages. */
const factsOfNext = ['next.span_type', 'next.route', 'next.rsc', 'http.method', 'http.status_code'];

export type SpanFacts = Partial<Record<(typeof ownFacts)[number], string | number | boolean>>;

export const admittedFacts: ReadonlySet<string> = new Set<string>([...ownFacts, ...factsOfNext]);
