import { z } from 'zod';
import type { AnalysisReply } from '@/domain/languageModel/analysis/AnalysisTexts';
import type { InsightsReply } from '@/domain/languageModel/insights/InsightTexts';

const texts = {
  name: z.string().describe('Short title in the imperative, without figures'),
  description: z.string().describe('What would be built, and what stays with people'),
  rationale: z.string().describe('Why it suits this business'),
};

/** The model's output for an analysis. `checkAnalysisReply` checks lengths and content. */
export const analysisReplySchema: z.ZodType<AnalysisReply> = z.object({
  executiveSummary: z.array(z.string()).describe('Paragraphs'),
  opportunities: z.array(z.object({ id: z.string().describe('One of the given ids'), ...texts })),
  furtherOpportunities: z.array(z.object(texts)).describe('Ideas without any figures; may be empty'),
});

/** The model's output for an audit. */
export const insightsReplySchema: z.ZodType<InsightsReply> = z.object({
  obstacle: z.string(),
  firm: z.string(),
  steps: z.array(z.string()).describe('One text for each given step, in their order'),
  notYet: z.string(),
  governance: z.string(),
});
