import type { Payload } from 'payload';
import type { AnalysisAnswers, AnalysisResult } from '@/domain/analysis/types';
import { analysisBrief } from '@/domain/languageModel/analysis/analysisBrief';
import { analysisInstructions } from '@/domain/languageModel/analysis/analysisInstructions';
import { noAnalysisTexts, type AnalysisTexts } from '@/domain/languageModel/analysis/AnalysisTexts';
import { checkAnalysisReply } from '@/domain/languageModel/analysis/checkAnalysisReply';
import { asDataLine } from '@/domain/languageModel/asDataLine';
import type { WritingRecord } from '@/domain/languageModel/WritingRecord';
import { analysisReplySchema } from '@/schemas/modelReplies';
import { writeInTwoRounds } from './writeInTwoRounds';

/** Twelve opportunities, a summary and three ideas take about half of it. */
const maxOutputTokens = 6_000;

interface WriteAnalysisArgs {
  payload: Payload;
  userId: number;
  answers: AnalysisAnswers;
  /** Only the opportunities in the report's sums, so that the texts state the report's totals. */
  result: AnalysisResult;
  deadlineMs: number;
  onStep?: (step: 'writing' | 'checking') => void;
}

/** Returns the model's validated texts for an analysis. Call it outside of any transaction. */
export async function writeAnalysis({
  payload,
  userId,
  answers,
  result,
  deadlineMs,
  onStep,
}: WriteAnalysisArgs): Promise<{ texts: AnalysisTexts; record: WritingRecord }> {
  const brief = analysisBrief(answers, result);
  const written = await writeInTwoRounds(
    {
      question: {
        purpose: 'analysis',
        userId,
        instructions: analysisInstructions,
        answer: analysisReplySchema,
        maxOutputTokens,
      },
      data: asDataLine(brief.data),
      nothing: noAnalysisTexts,
      check: (reply, earlier) => checkAnalysisReply(reply, brief, earlier),
      count: ({ opportunities, executiveSummary }) => ({
        written: opportunities.size + (executiveSummary.length > 0 ? 1 : 0),
        asked: brief.figures.size + 1,
      }),
    },
    { payload, deadlineMs, onStep },
  );
  const notAsked = result.opportunities.filter(({ id }) => !brief.figures.has(id));
  const fallbacks = [
    ...written.record.fallbacks,
    ...notAsked.map(({ id }) => ({ part: `opportunity ${id}`, reason: 'not asked for' })),
  ];
  return { texts: written.texts, record: { ...written.record, fallbacks } };
}
