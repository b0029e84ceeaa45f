import { isRecord } from '../../isRecord';
import { comparableWords } from './comparableWords';
import type { MetadataFinding } from './MetadataFinding';
import { faqSample } from './schemaTemplates';

/** Templates are shallower. The limit protects the stack from hostile nesting. */
const maxDepth = 12;

const samples = Object.values(faqSample).map(comparableWords);

/** Returns warnings for sample sentences of a template that the author hasn't replaced. They don't prevent saving. */
export function sampleFindings(schemaText: string): MetadataFinding[] {
  let schema: unknown;
  try {
    schema = JSON.parse(schemaText);
  } catch {
    return [];
  }
  return samplePlaces(schema, '').map(({ field, text }) => ({
    severity: 'warning',
    field,
    message: `“${text.trim()}” is the template’s sample text. Write what the page itself says.`,
  }));
}

interface Place {
  field: string;
  text: string;
}

function samplePlaces(value: unknown, field: string, depth = 0): Place[] {
  if (depth > maxDepth) return [];
  if (typeof value === 'string') {
    const words = comparableWords(value);
    return samples.some((sample) => words.includes(sample)) ? [{ field, text: value }] : [];
  }
  if (Array.isArray(value))
    return value.flatMap((item, index) => samplePlaces(item, `${field}[${index}]`, depth + 1));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    samplePlaces(inner, field ? `${field}.${name}` : name, depth + 1),
  );
}
