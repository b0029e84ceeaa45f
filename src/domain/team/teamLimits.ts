/** Limits of a team member's texts, in characters. */
export const teamLimits = { bioMaxLength: 600, wordsMaxLength: 1_500, founderNoteMaxLength: 1_500 } as const;
