import type { Payload } from 'payload';
import { asDataLine } from '@/domain/languageModel/asDataLine';
import { checkInsightsReply } from '@/domain/languageModel/insights/checkInsightsReply';
import type { InsightsBrief } from '@/domain/languageModel/insights/insightsBrief';
import { insightsInstructions } from '@/domain/languageModel/insights/insightsInstructions';
import { insightParagraphs, type InsightTexts } from '@/domain/languageModel/insights/InsightTexts';
import type { WritingRecord } from '@/domain/languageModel/WritingRecord';
import { insightsReplySchema } from '@/schemas/modelReplies';
import { writeInTwoRounds } from './writeInTwoRounds';

/** Seven texts take about half of it. */
const maxOutputTokens = 3_000;

interface WriteAuditInsightsArgs {
  payload: Payload;
  userId: number;
  brief: InsightsBrief;
  deadlineMs: number;
}

/** Returns the model's validated texts for an audit. Call it outside of any transaction. */
export function writeAuditInsights({
  payload,
  userId,
  brief,
  deadlineMs,
}: WriteAuditInsightsArgs): Promise<{ texts: InsightTexts; record: WritingRecord }> {
  const nothing: InsightTexts = new Map();
  return writeInTwoRounds(
    {
      question: {
        purpose: 'audit',
        userId,
        instructions: insightsInstructions,
        answer: insightsReplySchema,
        maxOutputTokens,
      },
      data: asDataLine(brief.data),
      nothing,
      check: (reply, earlier) => checkInsightsReply(reply, brief, earlier),
      count: ({ size }) => ({ written: size, asked: insightParagraphs.length + brief.steps }),
    },
    { payload, deadlineMs },
  );
}
