import { bandTexts, comparisonTexts, oneBandTexts, reportTexts as texts } from '@/content/portal/report';
import { printedTexts } from '@/content/printed';
import { isComplete } from '@/domain/audit/AuditAnswers';
import { compareAudits } from '@/domain/audit/compareAudits';
import { readInsights } from '@/domain/audit/insights/readInsights';
import { oneBandUp } from '@/domain/audit/oneBandUp';
import { auditQuestions, sectionTitles } from '@/domain/audit/questionnaire';
import { scoreBand, type ScoreBand } from '@/domain/audit/scoreBand';
import type { PresentedAudit } from '@/schemas/audit';
import { drawLogo } from './drawMark';
import { PdfReport, type PrintFacts } from './PdfReport';
import { reportFonts } from './reportFonts';
import { inks } from './reportLook';

const gaugeHeightPt = 150;

const colors: Record<ScoreBand, string> = { success: '#16674c', warning: '#8a5a00', error: '#a1271d' };

const radiusPt = 58;

const strokePt = 14;

/** Draws a ring that closes at 100 percent, with the figure in the middle. */
function drawGauge(doc: PDFKit.PDFDocument, { topPt, percent }: { topPt: number; percent: number }): void {
  const x = doc.page.margins.left + radiusPt + strokePt / 2;
  const y = topPt + gaugeHeightPt / 2;
  doc.lineWidth(strokePt).strokeColor(inks.line).circle(x, y, radiusPt).stroke();
  const angle = (Math.min(percent, 99.99) / 100) * 2 * Math.PI - Math.PI / 2;
  const isLong = percent > 50 ? 1 : 0;
  const end = `${x + radiusPt * Math.cos(angle)},${y + radiusPt * Math.sin(angle)}`;
  doc
    .path(`M ${x},${y - radiusPt} A ${radiusPt},${radiusPt} 0 ${isLong} 1 ${end}`)
    .strokeColor(colors[scoreBand(percent)])
    .stroke();
  doc
    .font(reportFonts.display, 30)
    .fillColor(inks.text)
    .text(`${percent}%`, x - radiusPt, y - 17, { width: 2 * radiusPt, align: 'center' });
}

interface AuditReportFacts extends PrintFacts {
  audit: PresentedAudit;
}

const percent = (score: number) => `${score}%`;
const questionText = new Map(auditQuestions.map(({ id, text }) => [id, text]));

/** Returns the report as a tagged PDF. The same report produces the same document. */
export async function auditReportPdf({
  audit,
  firmName,
  look,
  formatDate,
}: AuditReportFacts): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new PdfReport({
    title: texts.title,
    author: firmName,
    createdAt: new Date(audit.created_at),
    look,
  });
  const { logo } = look;
  if (logo) pdf.decorate(() => void drawLogo(pdf, logo));
  pdf.heading('H1', texts.title);
  pdf.paragraph(printedTexts.generatedOn(formatDate(audit.created_at)));
  pdf.paragraph(texts.preparedBy(firmName), { isSmall: true });
  pdf.blanksOf([firmName, audit]);
  writeScores(pdf, audit);
  writeOneBand(pdf, audit);
  writeComparison(pdf, audit, formatDate);
  writeInsights(pdf, audit);
  writeAnswers(pdf, audit);
  return pdf.finish();
}

function writeScores(pdf: PdfReport, { overall_score, section_scores }: PresentedAudit): void {
  const { badge, text } = bandTexts[scoreBand(overall_score)];
  pdf.figure(texts.gauge(overall_score, badge), gaugeHeightPt, (topPt) =>
    drawGauge(pdf.doc, { topPt, percent: overall_score }),
  );
  pdf.lines([
    [
      { text: `${badge}. `, isBold: true },
      { text, isBold: false },
    ],
  ]);
  pdf.heading('H2', texts.breakdown);
  const rows = sectionTitles.flatMap((title) => {
    const score = section_scores[title];
    return score === undefined ? [] : [[title, percent(score), bandTexts[scoreBand(score)].status]];
  });
  pdf.table([Object.values(texts.columns), ...rows], { widths: ['*', 90, 110] });
}

function writeOneBand(pdf: PdfReport, { raw_answers }: PresentedAudit): void {
  if (!isComplete(raw_answers)) return;
  const next = oneBandUp(raw_answers);
  pdf.heading('H2', oneBandTexts.title);
  pdf.paragraph(next ? oneBandTexts.summary(next) : oneBandTexts.top);
  for (const { id, from, to } of next?.improvements ?? []) {
    pdf.lines([
      [
        { text: `${questionText.get(id)} `, isBold: false },
        { text: oneBandTexts.step(from, to), isBold: true },
      ],
    ]);
  }
}

function writeComparison(
  pdf: PdfReport,
  audit: PresentedAudit,
  formatDate: AuditReportFacts['formatDate'],
): void {
  const { previous } = audit;
  if (!previous) return;
  const { overall, sections } = compareAudits(previous, audit);
  pdf.heading('H2', comparisonTexts.title(formatDate(previous.created_at)));
  pdf.table(
    [
      Object.values(comparisonTexts.columns),
      ...[{ of: comparisonTexts.overall, ...overall }, ...sections].map(({ of, before, after }) => [
        of,
        percent(before),
        percent(after),
        comparisonTexts.points(after - before),
      ]),
    ],
    { widths: ['*', 80, 80, 110] },
  );
}

function writeInsights(pdf: PdfReport, { ai_report }: PresentedAudit): void {
  if (!ai_report) return;
  pdf.heading('H2', texts.insights);
  for (const { isHeading, lines } of readInsights(ai_report)) {
    if (isHeading) pdf.heading('H3', lines[0]?.[0]?.text ?? '');
    else pdf.lines(lines);
  }
}

function writeAnswers(pdf: PdfReport, { raw_answers }: PresentedAudit): void {
  const rows = auditQuestions.flatMap(({ id, text }) => {
    const answer = raw_answers[id];
    return answer === undefined ? [] : [[text, texts.outOfTen(answer)]];
  });
  if (rows.length === 0) return;
  pdf.heading('H2', texts.answers);
  pdf.table([Object.values(texts.answerColumns), ...rows], { widths: ['*', 80] });
}
