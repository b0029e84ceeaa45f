/** The parts of a report that the model may phrase. */
export const insightParagraphs = ['obstacle', 'firm', 'notYet', 'governance'] as const;
type InsightParagraph = (typeof insightParagraphs)[number];

/** The reply requested from the model. */
export interface InsightsReply extends Record<InsightParagraph, string> {
  /** How to do each step, in the given order. */
  steps: string[];
}

/** The texts that passed the checks, by paragraph name and "step 1", "step 2" and so on. */
export type InsightTexts = ReadonlyMap<string, string>;

export const insightTextLimits = {
  paragraph: { min: 60, max: 1_200 },
  step: { min: 30, max: 500 },
} as const;

export const stepPart = (index: number) => `step ${index + 1}`;
