import { z } from 'zod';
import type { ModelQuestion } from './ModelQuestion';
import type { ModelSettings } from './ModelSettings';

/**
 * What the firm wants, and for servers that may not know schemas in their protocol the schema in words.
 */
export function modelInstructions(
  { provider }: Pick<ModelSettings, 'provider'>,
  { instructions, answer }: Pick<ModelQuestion<unknown>, 'instructions' | 'answer'>,
): string {
  if (provider === 'anthropic') return instructions;
  const schema = JSON.stringify(z.toJSONSchema(answer, { target: 'draft-7' }));
  return `${instructions}\n\nAnswer with one JSON object and nothing else. It must meet this JSON schema:\n${schema}`;
}
