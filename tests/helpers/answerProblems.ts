import type { ZodType } from 'zod';
import { findEndpoint } from '@/endpoints/findEndpoint';
import { readSegments } from '@/domain/api/readSegments';

/** The contract of a documented call; none for the routes of the panel. */
function contractOf(method: string, path: string) {
  const segments = readSegments(path.replace(/^\/api|[?#].*$/g, ''));
  return segments ? findEndpoint(method, segments)?.endpoint.contract : undefined;
}

/** Fields of `given` that are gone from `kept`, by their place. */
function lostFields(given: unknown, kept: unknown, place: string): string[] {
  if (typeof given !== 'object' || given === null) return [];
  const held = Object(kept) as Record<string, unknown>;
  return Object.entries(given).flatMap(([name, value]) => {
    const field = place ? `${place}.${name}` : name;
    return name in held ? lostFields(value, held[name], field) : [`${field}: the contract doesn’t know it`];
  });
}

const told = (method: string, path: string, problems: string[]) =>
  problems.map((problem) => `${method} /api${path} answers against its contract: ${problem}`);

/** What a success has that its contract doesn't promise: another status, or another kind of contents. */
export function headProblems(method: string, path: string, { status, headers }: Response): string[] {
  const contract = contractOf(method, path);
  const type = headers.get('Content-Type');
  if (!contract || (contract.events && type?.startsWith('text/event-stream'))) return [];
  const { contentType = 'application/json' } = contract;
  return told(method, contract.path, [
    ...(status === contract.status ? [] : [`status ${status} instead of ${contract.status}`]),
    ...(type === contentType ? [] : [`${type} instead of ${contentType}`]),
  ]);
}

/**
 * What the JSON of a success has that its contract doesn't promise, or the other way around. Contracts let unknown fields
 * pass and drop them; what was dropped is told too, so that nothing leaves the site unsaid.
 */
export function answerProblems(method: string, path: string, body: unknown): string[] {
  const contract = contractOf(method, path);
  if (!contract || contract.contentType) return [];
  return told(method, contract.path, problemsOf(contract.answer, body));
}

/** The same for the data of an event. */
export function eventProblems(method: string, path: string, event: string, data: unknown): string[] {
  const contract = contractOf(method, path);
  const schema = contract?.events?.[event];
  if (!schema) return told(method, path, [`${event}: the contract doesn’t know this event`]);
  return told(method, contract.path, problemsOf(schema, data));
}

function problemsOf(schema: ZodType, given: unknown): string[] {
  const { data, error } = schema.safeParse(given);
  if (!error) return lostFields(given, data, '');
  return error.issues.map((issue) => `${issue.path.join('.') || 'the answer'}: ${issue.message}`);
}
