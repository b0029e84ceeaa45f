import { isRecord } from '@/domain/isRecord';
import { isNestedDeeper } from '@/domain/text/isNestedDeeper';
import { seoLimits } from './seoLimits';

/** Returns why a text isn't JSON-LD, as a message for the person who typed it, or null if it is. */
export function jsonLdProblem(text: string): string | null {
  if (text.trimStart().startsWith('<')) return 'Enter JSON data only, not HTML script tags';
  if (isNestedDeeper(text, seoLimits.schemaMaxDepth)) return 'Structured data is nested too deeply';
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return `Invalid JSON-LD: ${error instanceof Error ? error.message : 'not JSON'}`;
  }
  const isJsonLd = Array.isArray(value) ? value.length > 0 && value.every(isRecord) : isRecord(value);
  return isJsonLd ? null : 'Structured data must be a JSON object or a list of objects';
}
