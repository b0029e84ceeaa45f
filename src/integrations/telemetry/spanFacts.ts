/**
 * All that may be said of a span. Names are those of OpenTelemetry where it has one
 * (https://opentelemetry.io/docs/specs/semconv/), ours begin with `site.`. No address, no query, no header, no body, and
 * nothing that says who somebody is has a place here.
 */
const ownFacts = [
  'http.request.method',
  /** The pattern of the address, such as /blog/[slug]. */
  'http.route',
  'http.response.status_code',
  /** What the log calls this request. */
  'site.request_id',
  /** What kind of address it is, as `/metrics` counts. */
  'site.route_kind',
  /** Whether the visitor left before the answer. */
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
  /** What kind of failure: a code of the database, or the class of an error; never its words. */
  'error.type',
] as const;

/** What Next says of its own spans, of which it says more: the address with its query, and the words of errors. */
const factsOfNext = ['next.span_type', 'next.route', 'next.rsc', 'http.method', 'http.status_code'];

export type SpanFacts = Partial<Record<(typeof ownFacts)[number], string | number | boolean>>;

export const admittedFacts: ReadonlySet<string> = new Set<string>([...ownFacts, ...factsOfNext]);
