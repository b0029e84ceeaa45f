import { calendarNotes } from '@/content/analysis/calendarNotes';
import { calendarTexts } from '@/content/analysis/calendarTexts';
import { deckTexts as texts } from '@/content/analysis/deck';
import { daysSpan, kindNote, usdSpan } from '@/content/analysis/planSummary';
import { planTexts } from '@/content/analysis/planTexts';
import { returnCells } from '@/content/analysis/returnCells';
import type { InvestmentReturn } from '@/domain/analysis/investment/investmentReturn';
import type { AnalysisPlan, PlannedProject, ProjectKind } from '@/domain/analysis/plan/analysisPlan';
import { numberedProjects, projectKinds } from '@/domain/analysis/plan/numberedProjects';
import { byStart, planCalendar } from '@/domain/analysis/plan/planCalendar';
import { planSensitivity } from '@/domain/analysis/plan/planSensitivity';
import { formatUsd } from '@/format/numbers';
import { inks } from '@/pdf/reportLook';
import { type Deck, type DeckRow, frame, isSection } from './Deck';

/** Rows of which each may take two lines. */
const mostRows = 9;
const barsPerSlide = 14;
const daysOfScale = 30;
const lettersOfLine = 130;
const whole = { x: frame.left, y: frame.top + 0.5, w: frame.width, h: frame.height - 0.5 };

/** What each project costs and returns, how that changes, and when it would run. */
export function addPlanSlides(deck: Deck, plan: AnalysisPlan): void {
  const numbered = [...numberedProjects(plan)];
  const rowsOf = (kind: ProjectKind) => numbered.filter(([project]) => project.kind === kind).map(rowOf);
  const { kinds } = planTexts;
  addTable(deck, rowsOf('pays'), { title: kinds.pays, note: kindNote(plan, 'pays') });
  const others = projectKinds
    .filter((kind) => kind !== 'pays')
    .map((kind) => ({ section: { title: kinds[kind], note: kindNote(plan, kind) }, rows: rowsOf(kind) }))
    .filter(({ rows }) => rows.length > 0);
  const [only, ...more] = others;
  if (only && more.length === 0) addTable(deck, only.rows, only.section);
  else
    addTable(
      deck,
      others.flatMap(({ section, rows }) => [section, ...rows]),
      { title: texts.others, note: '' },
    );
  if (!plan.returns) return;
  addSensitivity(deck, plan, plan.returns);
  addCalendar(deck, plan);
}

const rowOf = ([{ opportunity, investment, returns }, number]: readonly [PlannedProject, number]) => [
  `${number}. ${opportunity.name}`,
  String(opportunity.phase),
  daysSpan(investment.days),
  usdSpan(investment.oneTimeUsd),
  usdSpan(investment.runningUsd),
  ...returnCells(returns),
];

function addTable(
  deck: Deck,
  rows: readonly DeckRow[],
  { title, note }: { title: string; note: string },
): void {
  const { columns } = planTexts;
  inParts(rows, mostRows, isSection).forEach((part, index) => {
    const slide = deck.slide(texts.continued(title, index + 1));
    if (note) deck.paragraphs(slide, [{ text: note }], { top: frame.top - 0.2, height: 0.35, isSmall: true });
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
        rows: part,
        widths: [3.3, 0.75, 1.05, 1.6, 1.5, 2.2, 2],
        figures: [1, 2, 3, 4, 5, 6],
      },
      frame.top + (note ? 0.25 : 0),
    );
  });
}

/** Evenly, so that no slide holds a single one that was left, nor ends with what only introduces the next. */
function inParts<Item>(items: readonly Item[], most: number, introduces: (item: Item) => boolean): Item[][] {
  const parts: Item[][] = [];
  let slides = Math.ceil(items.length / most);
  for (let start = 0; start < items.length; slides -= 1) {
    const left = items.length - start;
    const part = items.slice(start, start + Math.min(most, Math.ceil(left / Math.max(1, slides))));
    if (part.length > 1 && part.slice(-1).some(introduces)) part.pop();
    parts.push(part);
    start += part.length;
  }
  return parts;
}

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
  const notes = calendarNotes(plan, aMonth, basis);
  const notesTop = frame.top - 0.2;
  const notesHeight = heightOfNotes(notes);
  const bars = { ...whole, y: notesTop + notesHeight, h: frame.height + 0.2 - notesHeight };
  const lastDay = Math.max(...scheduled.map(({ endDay }) => endDay));
  inParts(scheduled, barsPerSlide, () => false).forEach((shown, index) => {
    const slide = deck.slide(texts.continued(calendarTexts.title, index + 1));
    deck.paragraphs(
      slide,
      notes.map((text) => ({ text })),
      { top: notesTop, height: notesHeight, isSmall: true },
    );
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
        axisEnd: Math.ceil(lastDay / daysOfScale) * daysOfScale,
        showsValues: false,
      },
      bars,
    );
  });
}

/** Inches that small paragraphs take: so many letters of the common typeface fit on a line, at most. */
const heightOfNotes = (notes: readonly string[]): number =>
  notes.reduce((sum, note) => sum + Math.ceil(note.length / lettersOfLine) * 0.2 + 0.15, 0);
