import { phrase } from '../phrase';
import { servedPeople } from './servedPeople';

const subject = String.raw`(?:we|you|i|they|it|there|this|that|the|our|my|your|all|every\w*|any\w*|ai|an?|(?:chat ?)?bots?|software|machines?|robots?|people|staff|employees|${servedPeople})`;
/** "Would like no cloud" has no subject. */
const noSubject = '(?:not|never|like|love|prefer|rather|be|do|use|have|only)';

const asks = phrase`^(?:(?:(?:can|should|will|is|are) ${subject}|do (?!(?:every|any|all)\w*\b)${subject}|(?:does|would|could) (?!${noSubject}\b)\w+)\b(?![^,]*,(?! or\b))|(?:why|how|what)\b(?![^:]*:))`;

/** Whether a part of a sentence asks, instead of stating something. */
export const isQuestion = (part: string): boolean => asks.test(part);
