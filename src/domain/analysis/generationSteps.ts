/** Steps of generating an analysis, in order; the last two only with a language model. */
export const generationSteps = ['reading', 'finding', 'sums', 'writing', 'checking'] as const;
export type GenerationStep = (typeof generationSteps)[number];
