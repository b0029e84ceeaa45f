import { calendarTexts } from '@/content/analysis/calendarTexts';
import { deckTexts as texts } from '@/content/analysis/deck';
import { daysSpan, kindNote, paybackText, usdSpan } from '@/content/analysis/planSummary';
import { planTexts } from '@/content/analysis/planTexts';
import type { InvestmentReturn } from '@/domain/analysis/investment/investmentReturn';
import type { AnalysisPlan, PlannedProject } from '@/domain/analysis/plan/analysisPlan';
import { numberedProjects, projectKinds } from '@/domain/analysis/plan/numberedProjects';
import { byStart, planCalendar } from '@/domain/analysis/plan/planCalendar';
import { planSensitivity } from '@/domain/analysis/plan/planSensitivity';
import { formatCount, formatUsd } from '@/format/numbers';
import { inks } from '@/pdf/reportLook';
import { type Deck, frame } from './Deck';

/** Rows of which each may take two lines. */
const mostRows = 9;
const barsPerSlide = 14;
const whole = { x: frame.left, y: frame.top + 0.5, w: frame.width, h: frame.height - 0.5 };

/** What each project costs and returns, how that changes, and when it would run. */
export function addPlanSlides(deck: Deck, plan: AnalysisPlan): void {
  const numbered = numberedProjects(plan);
  for (const kind of projectKinds) {
    const own = [...numbered].filter(([project]) => project.kind === kind);
    addProjects(deck, own, { title: planTexts.kinds[kind], note: kindNote(plan, kind) });
  }
  if (!plan.returns) return;
  addSensitivity(deck, plan, plan.returns);
  addCalendar(deck, plan);
}

function addProjects(
  deck: Deck,
  projects: readonly (readonly [PlannedProject, number])[],
  { title, note }: { title: string; note: string },
): void {
  const { columns } = planTexts;
  // Evenly, so that no slide holds a single row that was left.
  const rowsPerSlide = Math.ceil(projects.length / Math.ceil(projects.length / mostRows));
  for (let start = 0; start < projects.length; start += rowsPerSlide) {
    const slide = deck.slide(texts.continued(title, start / rowsPerSlide + 1));
    deck.paragraphs(slide, [{ text: note }], { top: frame.top - 0.2, height: 0.35, isSmall: true });
    deck.table(
      slide,
      {
        head: [
          columns.project,
          columns.phase,
          columns.days,
          columns.once,
          columns.running,
          columns.payback,
          columns.value,
        ],
        rows: projects
          .slice(start, start + rowsPerSlide)
          .map(([project, number]) => [
            `${number}. ${project.opportunity.name}`,
            String(project.opportunity.phase),
            daysSpan(project.investment.days),
            usdSpan(project.investment.oneTimeUsd),
            usdSpan(project.investment.runningUsd),
            ...returnCells(project.returns),
          ]),
        widths: [3.3, 0.75, 1.05, 1.6, 1.5, 2.2, 2],
        figures: [1, 2, 3, 4, 5, 6],
      },
      frame.top + 0.25,
    );
  }
}

/** The expected case with the cautious one beside it; nothing where no savings are stated. */
function returnCells(returns: InvestmentReturn | undefined): [payback: string, value: string] {
  if (!returns) return ['–', '–'];
  const { cautious, expected } = returns.cases;
  return [
    below(paybackText(expected.paybackMonths), paybackText(cautious.paybackMonths)),
    below(formatUsd(expected.threeYearUsd), formatUsd(cautious.threeYearUsd)),
  ];
}

const below = (expected: string, cautious: string) => `${expected}\n${planTexts.cautious}: ${cautious}`;

function addSensitivity(deck: Deck, plan: AnalysisPlan, counted: InvestmentReturn): void {
  const cases = [
    { label: planTexts.asCounted, returns: counted },
    ...planSensitivity(plan).map(({ id, returns }) => ({ label: planTexts.sensitivities[id], returns })),
  ];
  const values = (which: 'cautious' | 'expected') =>
    cases.map(({ returns }) => returns.cases[which].threeYearUsd);
  const words = cases.map(
    ({ label, returns }) =>
      `${label}: ${planTexts.expectedAndCautious(formatUsd(returns.cases.expected.threeYearUsd), formatUsd(returns.cases.cautious.threeYearUsd))}`,
  );
  deck.bars(
    deck.slide(texts.sensitivity),
    `${texts.sensitivity}. ${words.join('; ')}.`,
    {
      labels: cases.map(({ label }) => label),
      series: [
        { name: texts.sensitivitySeries.expected, values: values('expected') },
        { name: texts.sensitivitySeries.cautious, values: values('cautious') },
      ],
      format: '$#,##0',
    },
    { ...whole, y: frame.top, h: frame.height },
  );
}

function addCalendar(deck: Deck, plan: AnalysisPlan): void {
  const { aMonth, basis } = plan.ownDays;
  const scheduled = byStart(planCalendar(plan, aMonth));
  for (let start = 0; start < scheduled.length; start += barsPerSlide) {
    const shown = scheduled.slice(start, start + barsPerSlide);
    const slide = deck.slide(texts.continued(calendarTexts.title, start / barsPerSlide + 1));
    const note = calendarTexts.note(formatCount(aMonth), basis);
    deck.paragraphs(slide, [{ text: note }], { top: frame.top - 0.2, height: 0.6, isSmall: true });
    const words = shown.map(
      ({ project, startDay, endDay }) =>
        `${project.opportunity.name}: ${calendarTexts.day(startDay)} to ${calendarTexts.day(endDay)}`,
    );
    deck.bars(
      slide,
      `${calendarTexts.title}. ${words.join('; ')}.`,
      {
        labels: shown.map(({ project }) => project.opportunity.name),
        series: [
          { name: texts.calendarBefore, values: shown.map(({ startDay }) => startDay) },
          { name: texts.calendarDays, values: shown.map(({ startDay, endDay }) => endDay - startDay) },
        ],
        format: '#,##0',
        // What lies before isn't drawn: a bar begins where its project does.
        colors: [inks.onAccent.slice(1), inks.accent.slice(1)],
        isStacked: true,
        axisTitle: texts.calendarAxis,
        showsValues: false,
      },
      whole,
    );
  }
}
