/** The parts of a report that the model may phrase. */
export const insightParagraphs = ['obstacle', 'firm', 'notYet', 'governance'] as const;
type InsightParagraph = (typeof insightParagraphs)[number];

/** What the model is asked to answer. */
export interface InsightsReply extends Record<InsightParagraph, string> {
  /** How each step is done, in the given order. */
  steps: string[];
}

/** What of its answers may be shown: by paragraph, and "step 1" and so on. */
export type InsightTexts = ReadonlyMap<string, string>;

export const insightTextLimits = {
  paragraph: { min: 60, max: 1_200 },
  step: { min: 30, max: 500 },
} as const;

export const stepPart = (index: number) => `step ${index + 1}`;
