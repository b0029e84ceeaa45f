import type { SharedAnalysis } from '@/schemas/analysis';
import { formatDate } from '@/format/dates';
import { answerTexts } from './report';

type AnsweredAnalysis = Omit<SharedAnalysis, 'opportunities' | 'left_alone' | 'removed' | 'department_tasks'>;

interface AnswerLine {
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
 * Returns the client's answers from the wizard, except the tasks: the fifth has a section of its own. The numbers are
 * those of the report, not of the wizard's steps. `dateText` formats a time as a date for the reader.
 */
export function answerLines(
  analysis: AnsweredAnalysis,
  dateText: (moment: string) => string = formatDate,
): AnswerLine[] {
  return [
    { number: '1', question: 'Analysis name', answer: analysis.list_name },
    { number: '2', question: 'Industry', answer: analysis.industry },
    { number: '3', question: 'Business goals for next 12 months', answer: analysis.goals },
    { number: '4', question: 'Departments', answer: analysis.departments.join(', ') },
    { number: '6', question: 'AI readiness level', answer: readiness(analysis, dateText) },
    { number: '7', question: 'Data types', answer: analysis.data_types.join(', ') },
    { number: '8', question: 'Bottlenecks', answer: analysis.bottlenecks },
    { number: '9', question: 'Customer insights', answer: choice(analysis.customer_insights) },
    { number: '10', question: 'Monetization plans', answer: choice(analysis.monetization) },
    { number: '11', question: 'Optional concerns', answer: analysis.additional_info },
  ];
}
