import type { SharedAnalysis } from '@/schemas/analysis';
import { formatDate } from '@/format/dates';
import { answerTexts } from './report';

type AnsweredAnalysis = Omit<SharedAnalysis, 'opportunities' | 'left_alone' | 'removed' | 'department_tasks'>;

interface AnswerLine {
  /** Number of the wizard's question. */
  number: string;
  question: string;
  /** Empty if not answered. */
  answer: string;
}

/** Never shown as the client's own answer, because the wizard doesn't ask for it. */
const readiness = (
  { ai_readiness, readiness_audit: audit }: AnsweredAnalysis,
  dateText: (moment: string) => string,
) =>
  audit
    ? answerTexts.auditedReadiness(choice(ai_readiness), dateText(audit.audited_at), audit.percent)
    : answerTexts.assumedReadiness(choice(ai_readiness));

const choice = (value: string) => answerTexts.choices[value] ?? value;

/**
 * Returns the client's answers from the wizard, except the tasks. `dateText` formats a time as a date for the reader.
 */
export function answerLines(
  analysis: AnsweredAnalysis,
  dateText: (moment: string) => string = formatDate,
): AnswerLine[] {
  const answers: Record<keyof typeof answerTexts.questions, string> = {
    1: analysis.list_name,
    2: analysis.industry,
    3: analysis.goals,
    4: analysis.departments.join(', '),
    6: readiness(analysis, dateText),
    7: analysis.data_types.join(', '),
    8: analysis.bottlenecks,
    9: choice(analysis.customer_insights),
    10: choice(analysis.monetization),
    11: analysis.additional_info,
  };
  return Object.entries(answerTexts.questions).map(([number, question]) => ({
    number,
    question,
    answer: answers[Number(number) as keyof typeof answers],
  }));
}
