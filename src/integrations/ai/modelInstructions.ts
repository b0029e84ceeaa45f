import { z } from 'zod';
import type { AnswerFormat } from './AnswerFormat';
import type { ModelQuestion } from './ModelQuestion';
import type { ModelSettings } from './ModelSettings';

/**
 * What the firm wants, and the schema in words: for formats without one, and for compatible servers always, because
 * some accept a schema in the protocol without a look at it.
 */
export function modelInstructions(
  provider: ModelSettings['provider'],
  { instructions, answer }: Pick<ModelQuestion<unknown>, 'instructions' | 'answer'>,
  format: AnswerFormat,
): string {
  if (provider === 'anthropic' && format === 'schema') return instructions;
  const schema = JSON.stringify(z.toJSONSchema(answer, { target: 'draft-7' }));
  return `${instructions}\n\nAnswer with one JSON object and nothing else. It must meet this JSON schema:\n${schema}`;
}
