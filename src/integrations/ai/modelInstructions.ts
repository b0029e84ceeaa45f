import { z } from 'zod';
import type { AnswerFormat } from './AnswerFormat';
import type { ModelQuestion } from './ModelQuestion';
import type { ModelSettings } from './ModelSettings';

/**
 * Returns the instructions, with the schema as text if the format has none. OpenAI-compatible servers always get it
 * as text, because some accept a schema in the protocol and ignore it.
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
