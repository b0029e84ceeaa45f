import { jsonLdProblem } from './jsonLdProblem';

/** Structured data that a record holds; null where there is none, or none that could be shown. */
export function readFinalSchema(text: string | undefined): object | null {
  if (text === undefined || jsonLdProblem(text) !== null) return null;
  const value: unknown = JSON.parse(text);
  return typeof value === 'object' ? value : null;
}
