import { phrase } from '../phrase';

const subject = String.raw`(?:we|you|i|they|it|this|that|the|our|my|your|all|every\w*|any\w*|ai|an?|(?:chat ?)?bots?|software|machines?|robots?)`;

const asks = phrase`^(?:(?:can|could|should|would|will|does|is|are|do) ${subject}\b(?![^,]*,)|(?:why|how|what)\b(?![^:]*:))`;

/** Whether a part of a sentence asks, instead of stating something. */
export const isQuestion = (part: string): boolean => asks.test(part);
