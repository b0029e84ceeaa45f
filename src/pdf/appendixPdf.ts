import { answerLines } from '@/content/analysis/answerLines';
import { printedAnalysisTexts as texts } from '@/content/analysis/printedAnalysis';
import { answerTexts, reportTexts, taskCostTexts } from '@/content/analysis/report';
import { resultsTexts } from '@/content/analysis/results';
import { taskCells } from '@/content/analysis/taskCells';
import { unusedSentences } from '@/content/analysis/unusedSentences';
import { departmentCosts } from '@/domain/analysis/departmentCosts';
import { formatUsd } from '@/format/numbers';
import type { PresentedAnalysis } from '@/schemas/analysis';
import { closingHeightPt } from './closingPdf';
import type { PdfReport, PrintFacts } from './PdfReport';
import { appendixSizePt } from './reportLook';

/** Answers that the first page states: name and industry. */
const onFirstPage = 2;

/** Space below an answer, and the height of the heading above them. */
const gapPt = 5;
const headingPt = 35;
/** Short answers stay with the end of the report, whose page would otherwise be nearly empty. */
const mostKeptPt = 560;

/** Writes what the client entered, in smaller type: the tasks with their cost, and the other answers. */
export function writeAppendix(
  pdf: PdfReport,
  analysis: PresentedAnalysis,
  formatDate: PrintFacts['formatDate'],
): void {
  pdf.heading('H2', texts.appendix, { keepPt: 92 });
  writeUnused(pdf, unusedSentences(analysis));
  writeTasks(pdf, analysis);
  writeAnswers(pdf, answerLines(analysis, formatDate).slice(onFirstPage));
}

/** What the client wrote that the advice doesn't take into account, as on the page. */
function writeUnused(pdf: PdfReport, sentences: readonly string[]): void {
  if (sentences.length === 0) return;
  pdf.heading('H3', reportTexts.unusedTitle);
  pdf.paragraph(reportTexts.unusedNote, { isSmall: true });
  for (const text of sentences) pdf.lines([[{ text, isBold: false }]], { sizePt: appendixSizePt });
}

function writeAnswers(pdf: PdfReport, lines: ReturnType<typeof answerLines>): void {
  const answers = lines.map(({ number, question, answer }) => ({
    question: `${number}. ${question}: `,
    answer: answer || reportTexts.notSpecified,
  }));
  const heightPt = answers.reduce(
    (sum, { question, answer }) => sum + pdf.heightPtOf(question + answer, { isSmall: true }) + gapPt,
    closingHeightPt + headingPt,
  );
  pdf.heading('H3', answerTexts.title, { keepPt: heightPt < mostKeptPt ? heightPt : 0 });
  for (const { question, answer } of answers)
    pdf.lines(
      [
        [
          { text: question, isBold: true },
          { text: answer, isBold: false },
        ],
      ],
      { sizePt: appendixSizePt },
    );
}

function writeTasks(pdf: PdfReport, { department_tasks, departments }: PresentedAnalysis): void {
  const costs = departmentCosts(department_tasks, departments);
  const rows = costs.flatMap(({ department, tasks }) =>
    tasks.map((task) => {
      const [taskName = '', ...figures] = Object.values(taskCells(task));
      return [taskName, department, ...figures];
    }),
  );
  pdf.heading('H3', taskCostTexts.title, { keepPt: 40 });
  if (rows.length === 0) {
    pdf.paragraph(`${taskCostTexts.noTasks}. ${taskCostTexts.olderNote}`);
    return;
  }
  const [taskName, ...heads] = Object.values(taskCostTexts.columns);
  const totalUsd = costs.reduce((sum, cost) => sum + cost.totalUsd, 0);
  pdf.table(
    [
      [taskName ?? '', resultsTexts.columns.department, ...heads],
      ...rows,
      [taskCostTexts.grandTotal, '', '', '', '', '', formatUsd(totalUsd)],
    ],
    {
      widths: ['*', 96, 40, 70, 56, 50, 64],
      figures: [2, 3, 4, 5, 6],
      sizePt: appendixSizePt,
      hasTotal: true,
    },
  );
}
