/** What a member of the team may say of themselves, in characters. */
export const teamLimits = { bioMaxLength: 600, wordsMaxLength: 1_500, founderNoteMaxLength: 1_500 } as const;
