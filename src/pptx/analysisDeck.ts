import { closingSteps } from '@/content/analysis/closingSteps';
import { deckTexts as texts } from '@/content/analysis/deck';
import { planSummary } from '@/content/analysis/planSummary';
import { planOfPresented } from '@/content/analysis/planOfPresented';
import { planTexts } from '@/content/analysis/planTexts';
import { resultsTexts } from '@/content/analysis/results';
import { savingsPictures, type BarPicture } from '@/content/analysis/savingsPictures';
import { printedAnalysisTexts } from '@/content/analysis/printedAnalysis';
import { printedTexts } from '@/content/printed';
import type { AnalysisPlan } from '@/domain/analysis/plan/analysisPlan';
import { readDepartmentTasks } from '@/domain/analysis/readDepartmentTasks';
import { readOpportunities } from '@/domain/analysis/readOpportunities';
import type { PrintFacts } from '@/pdf/PdfReport';
import type { PresentedAnalysis } from '@/schemas/analysis';
import { Deck, frame } from './Deck';
import { addPlanSlides } from './planSlides';

interface DeckFacts extends PrintFacts {
  analysis: PresentedAnalysis;
}

/** An analysis as slides (PPTX): what an owner shows to others, with the figures of the report. */
export async function analysisDeck({
  analysis,
  firmName,
  contact,
  formatDate,
}: DeckFacts): Promise<Uint8Array<ArrayBuffer>> {
  const deck = new Deck({ title: printedAnalysisTexts.title(analysis.list_name), firmName });
  const opportunities = readOpportunities(analysis.opportunities);
  const plan = planOfPresented(
    { departmentTasks: readDepartmentTasks(analysis.department_tasks), opportunities },
    analysis,
  );
  deck.cover({
    title: resultsTexts.title,
    subject: analysis.list_name,
    detail: analysis.industry,
    date: printedTexts.generatedOn(formatDate(analysis.created_at)),
  });
  addSummary(deck, plan, analysis);
  const [byDepartment, , hours] = savingsPictures({
    opportunities,
    department_tasks: analysis.department_tasks,
  });
  if (byDepartment) addBars(deck, texts.savings, byDepartment, '$#,##0');
  if (hours) addBars(deck, texts.hours, hours, '#,##0');
  addPlanSlides(deck, plan);
  addClosing(deck, { plan, analysis, firmName, contact });
  return deck.finish();
}

function addSummary(deck: Deck, plan: AnalysisPlan, analysis: PresentedAnalysis): void {
  const { verdict, facts, first, risks, constraints } = planSummary(plan, analysis);
  const summary = deck.slide(planTexts.summaryTitle);
  deck.paragraphs(summary, [{ text: verdict }], { height: 0.9 });
  deck.figures(summary, facts, frame.top + 1.2);
  if (first.length > 0)
    deck.paragraphs(
      deck.slide(planTexts.firstTitle),
      first.map(({ name, department, facts: ofIt, firstStep }, index) => ({
        lead: `${index + 1}. ${name}`,
        text: `${department}: ${ofIt}. ${firstStep}`,
      })),
    );
  const { riskTitle, constraintsTitle } = planTexts;
  const isShort = [...risks, ...constraints].join('').length <= mostLetters;
  if (risks.length > 0 && constraints.length > 0 && isShort)
    deck.paragraphs(deck.slide(riskTitle), [
      ...lines(risks),
      ...constraints.map((text, index) => (index === 0 ? { lead: constraintsTitle, text } : { text })),
    ]);
  else {
    if (risks.length > 0) deck.paragraphs(deck.slide(riskTitle), lines(risks));
    if (constraints.length > 0) deck.paragraphs(deck.slide(constraintsTitle), lines(constraints));
  }
}

const lines = (sentences: readonly string[]) => sentences.map((text) => ({ text }));

/** Of sentences on one slide that leave it some air. */
const mostLetters = 1_100;

/** One slide holds ten groups; a picture of more goes on on the next. */
const groupsPerSlide = 10;

function addBars(deck: Deck, title: string, { caption, groups, barHeads }: BarPicture, format: string): void {
  for (let start = 0; start < groups.length; start += groupsPerSlide) {
    const shown = groups.slice(start, start + groupsPerSlide);
    const slide = deck.slide(texts.continued(title, start / groupsPerSlide + 1));
    const words = shown.map(({ name, bars }) => `${name}: ${bars.map(({ text }) => text).join(', ')}`);
    deck.bars(
      slide,
      `${caption}. ${words.join('; ')}.`,
      {
        labels: shown.map(({ name }) => name),
        series: barHeads.map((name, index) => ({
          name,
          values: shown.map(({ bars }) => bars[index]?.value ?? 0),
        })),
        format,
      },
      { x: frame.left, y: frame.top, w: frame.width, h: frame.height },
    );
  }
}

interface ClosingFacts extends Pick<DeckFacts, 'analysis' | 'firmName' | 'contact'> {
  plan: AnalysisPlan;
}

function addClosing(deck: Deck, { plan, analysis, firmName, contact }: ClosingFacts): void {
  const { closing } = printedTexts;
  const steps = closingSteps(plan, planSummary(plan, analysis).first);
  const slide = deck.slide(closing.title);
  const { email, bookingUrl, contactUrl } = contact;
  deck.paragraphs(slide, [
    ...steps.map((step, index) => ({ text: `${index + 1}. ${step}` })),
    {
      lead: closing.contactTitle(firmName),
      text: [
        bookingUrl ? closing.booking(bookingUrl) : '',
        email ? closing.email(email) : '',
        closing.site(contactUrl),
      ]
        .filter(Boolean)
        .join('\n'),
    },
  ]);
  deck.paragraphs(slide, [{ text: texts.note(firmName) }], { top: 6.75, height: 0.3, isSmall: true });
}
