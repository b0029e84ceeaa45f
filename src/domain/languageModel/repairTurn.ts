import type { ReplyFinding } from './ReplyFinding';

/** More would cost more than the texts are worth. */
const mostFindings = 40;

/** Writes the message that asks the model to correct its first reply. */
export function repairTurn(findings: readonly ReplyFinding[]): string {
  const listed = findings.slice(0, mostFindings).map(({ part, problem }) => `- ${part}: ${problem}`);
  return [
    'Some parts of your answer can’t be used. Write these parts again by the same rules, and only these: leave out every entry that is not named here, and leave all other texts and lists empty.',
    ...listed,
  ].join('\n');
}
