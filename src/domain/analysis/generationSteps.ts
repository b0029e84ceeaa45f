/** What happens while an analysis is made, in this order; the last two only where a language model writes. */
export const generationSteps = ['reading', 'finding', 'sums', 'writing', 'checking'] as const;
export type GenerationStep = (typeof generationSteps)[number];
