import type { Payload } from 'payload';
import { ModelFailure } from './ModelFailure';
import type { ModelQuestion, ModelReply } from './ModelQuestion';

/** Whether a language model is plugged in. Without one nothing is contacted. */
export const isModelConfigured = (): boolean => false;

/**
 * Asks the language model one question and answers what meets the schema. Call it outside of any transaction.
 * @throws ModelFailure with the reason
 */
export async function askModel<T>(_payload: Payload, _question: ModelQuestion<T>): Promise<ModelReply<T>> {
  throw new ModelFailure('off');
}
