import { coreTaskPhrases } from './coreTaskPhrases';
import { supportTaskPhrases } from './supportTaskPhrases';

/**
 * Phrases that identify a task of the catalogue, by its name. Each phrase is a sequence of slots, and a slot a set of
 * alternatives. All slots must match close together, in any order and any inflection. Words that occur in many tasks
 * have little weight (PhraseIndex.ts), so a phrase names its subject, not only the problem.
 */
export const taskPhrases: Readonly<Record<string, readonly string[]>> = {
  ...coreTaskPhrases,
  ...supportTaskPhrases,
};
