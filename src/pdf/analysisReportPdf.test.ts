import { beforeAll, describe, expect, it } from 'vitest';
import { departments } from '@/domain/analysis/catalogue/departments';
import { lawOffice } from '@/domain/analysis/fixtures/lawOffice';
import { reviewedFirms } from '@/domain/analysis/fixtures/reviewedFirms';
import { planOfAnswers } from '@/domain/analysis/fixtures/planOfAnswers';
import { licencePrices } from '@/domain/analysis/investment/investmentSources';
import { defaultAssumptions } from '@/domain/analysis/readOpportunities';
import type { AnalysisAnswers } from '@/domain/analysis/types';
import { resultsTexts } from '@/content/analysis/results';
import { costLines } from '@/content/analysis/costLines';
import type { PresentedAnalysis } from '@/schemas/analysis';
import { analysisReportPdf } from './analysisReportPdf';
import { presentedAnalysis } from './fixtures/presentedAnalysis';
import { lettersOf, openPdf, readPdf, type ReadPdf } from './fixtures/readPdf';

const contact = {
  email: 'hello@firm.example',
  bookingUrl: null,
  contactUrl: 'https://firm.example/contact',
};

const print = (analysis: PresentedAnalysis, firmName = 'AI Advisory') =>
  analysisReportPdf({ analysis, firmName, contact, formatDate: (moment) => `the ${moment.slice(0, 10)}` });

const printed = new Map<AnalysisAnswers, Promise<Uint8Array>>();

/** The report of these answers, shared by several tests. */
function reportOf(answers: AnalysisAnswers): Promise<Uint8Array> {
  const report = printed.get(answers) ?? print(presentedAnalysis(answers));
  printed.set(answers, report);
  return report;
}

const task = (taskName: string) =>
  ({ taskName, teamSize: 3, hours: 10, frequency: 'Week', salary: 62_400 }) as const;

/** All hundred tasks of the catalog. */
const everything: AnalysisAnswers = {
  ...lawOffice,
  departments: departments.map(({ name }) => name),
  departmentTasks: Object.fromEntries(
    departments.map(({ name, tasks }) => [name, tasks.map((listed) => task(listed.name))]),
  ),
};

async function lettersOfPage({ document }: Pick<ReadPdf, 'document'>, number: number): Promise<string> {
  const { items } = await (await document.getPage(number)).getTextContent();
  return lettersOf(items.map((item) => ('str' in item ? item.str : '')).join(''));
}

interface TreeNode {
  role?: string;
  children?: object[];
}

/** Returns the role of the last element of a page. */
function lastRole({ role = '', children = [] }: TreeNode): string {
  const last: TreeNode | undefined = children.at(-1);
  const isWhole = role === '' || role === 'Root' || role === 'Document';
  return isWhole && last ? lastRole(last) : role;
}

describe('analysisReportPdf', () => {
  const analysis = presentedAnalysis(lawOffice);
  let pdf: ReadPdf;

  beforeAll(async () => {
    pdf = await readPdf(await reportOf(lawOffice));
  });

  it('says in its head what it is, in which language, and that it is tagged', async () => {
    const { info } = await pdf.document.getMetadata();
    expect(info).toMatchObject({
      Title: `AI Opportunity Analysis: ${lawOffice.listName}`,
      Author: 'AI Advisory',
      Language: 'en-US',
    });
    expect(await pdf.document.getMarkInfo()).toMatchObject({ Marked: true });
    expect(await pdf.document.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
  });

  it('has bookmarks for its chapters and their parts', async () => {
    const outline = await pdf.document.getOutline();
    expect(outline.map(({ title }) => title)).toEqual([
      'On one page',
      'Savings and hours at a glance',
      'Opportunities',
      'What it costs and what it returns',
      'Who does what, project by project',
      'The opportunities one by one',
      'Task Input Data and Cost Analysis',
      'Form Questions and Answers',
      'What happens next',
    ]);
    expect(outline[1]?.items.map(({ title }: { title: string }) => title)).toEqual([
      'Savings by department',
      'Savings by phase',
      'Hours before and after',
    ]);
  });

  it('has on one page all that an owner reads first', async () => {
    expect(await lettersOfPage(pdf, 3)).toContain(lettersOf('where customers pay for what is done instead.'));
  });

  it('has a cover, contents with the numbers of the pages, and a last page with the firm’s contact', async () => {
    expect(await lettersOfPage(pdf, 1)).toContain(lettersOf(`${lawOffice.listName}${lawOffice.industry}`));
    const contents = await lettersOfPage(pdf, 2);
    const chapters = (await pdf.document.getOutline()).map(({ title }) => lettersOf(title));
    for (const [index, chapter] of chapters.entries()) {
      const rest = contents.slice(contents.indexOf(chapter) + chapter.length);
      const next = chapters[index + 1];
      const number = parseInt(next ? rest.slice(0, rest.indexOf(next)) : rest, 10);
      expect(await lettersOfPage(pdf, number), chapter).toContain(chapter);
    }
    const last = await lettersOfPage(pdf, pdf.document.numPages);
    expect(last).toContain(lettersOf('Write to hello@firm.example'));
    expect(last).not.toContain('Bookacall');
  });

  it.each([
    ...Object.entries(reviewedFirms).map(([name, { answers }]) => [name, answers] as const),
    ['all tasks', everything] as const,
  ])('leaves no heading alone at the foot of a page: %s', async (_name, answers) => {
    const document = await openPdf(await reportOf(answers));
    for (let number = 3; number <= document.numPages; number += 1) {
      const tree = await (await document.getPage(number)).getStructTree();
      expect(lastRole(tree), `page ${number}`).not.toMatch(/^H\d$/);
    }
  });

  it('goes down one level of headings at a time', () => {
    const levels = pdf.roles.flatMap((role) => /^H(\d)$/.exec(role)?.slice(1).map(Number) ?? []);
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.slice(1).forEach((level, index) => expect(level - (levels[index] ?? 0)).toBeLessThanOrEqual(1));
  });

  it('has tables with headers, and every figure of its pictures in words', () => {
    expect(pdf.roles).toEqual(expect.arrayContaining(['Table', 'TR', 'TH', 'TD', 'P']));
    const pictures = pdf.nodes.filter(({ role }) => role === 'Figure').map(({ alt }) => alt);
    expect(pictures).toHaveLength(4);
    expect(pictures[0]).toMatch(/^Savings by department\. Legal & Compliance: \$[\d,]+; /);
    expect(pictures[2]).toMatch(/Sales: [\d,]+ hrs today, [\d,]+ hrs after/);
  });

  it('says of an older analysis no more than it states', async () => {
    const [first] = analysis.opportunities;
    if (!first) throw new Error('No opportunity');
    const roiModel = { savedHours: 0, calculatedSavings: 28, assumptions: defaultAssumptions };
    const older = await readPdf(await print({ ...analysis, opportunities: [{ ...first, roiModel }] }));
    expect(older.letters).not.toContain(lettersOf(defaultAssumptions));
    expect(older.letters).toContain(lettersOf('Assumptions: N/A'));
    expect(older.letters).toContain(lettersOf(`${resultsTexts.hoursSaved}: 0 hrs`));
  });

  it('holds the whole report as text', () => {
    for (const { name, description, roiModel } of analysis.opportunities)
      for (const part of [name, description, roiModel.assumptions])
        expect(pdf.letters).toContain(lettersOf(part));
    for (const part of [
      'Generated on the 2026-11-20',
      lawOffice.industry,
      lawOffice.goals,
      'Total of Legal & Compliance',
      'All departments:',
      'Phase 1: can start now',
    ])
      expect(pdf.letters).toContain(lettersOf(part));
    expect(pdf.text).toContain(`Page 2 of ${pdf.document.numPages}`);
    expect(pdf.text).not.toContain('□');
  });

  it('holds what each cost is made of, and where the prices of tools and seats come from', () => {
    const plan = planOfAnswers(lawOffice);
    for (const project of plan.projects) {
      const { once, running } = costLines(project, plan);
      for (const { total, parts } of [once, running])
        expect(pdf.letters).toContain(lettersOf([total, ...parts].join('')));
    }
    for (const { url, asOf } of licencePrices.flatMap(({ sources }) => sources))
      expect(pdf.letters).toContain(lettersOf(`(as of ${asOf}): ${url}`));
  });

  it('holds what a language model wrote, and says that it did', async () => {
    const { text, letters, document } = await readPdf(
      await print({
        ...analysis,
        executive_summary: ['First of all.', 'Then the rest.'],
        opportunities: analysis.opportunities.map((opportunity) => ({
          ...opportunity,
          rationale: 'Contracts come first.',
          writtenBy: 'model',
        })),
        further_opportunities: [
          { name: 'A library of answers', description: 'What clients ask.', rationale: 'They ask.' },
        ],
      }),
    );
    const chapters = (await document.getOutline()).map(({ title }) => title);
    expect(chapters).toEqual(expect.arrayContaining(['Executive Summary', 'Further Ideas']));
    for (const part of [
      'First of all.',
      'Then the rest.',
      'Why it fits: Contracts come first.',
      'A library of answers What clients ask. Why it fits: They ask.',
    ])
      expect(text).toContain(part);
    expect(letters).toContain(lettersOf('A language model wrote the executive summary'));
    expect(pdf.text).not.toContain('language model');
  });

  it('says of a written summary that it is about other phases than those of the client’s own days', async () => {
    // Short, because it is printed three times.
    const summary = {
      ...analysis,
      ...{ executive_summary: ['Phase 1 first.'], department_tasks: {}, opportunities: [] },
    };
    const lettersFor = async (own_days: PresentedAnalysis['own_days']) =>
      (await readPdf(await print({ ...summary, own_days }))).letters;
    const note = lettersOf('about the plan as it was then');
    expect(await lettersFor({ a_month: 12, moves_phases: true })).toContain(note);
    expect(await lettersFor({ a_month: 12, moves_phases: false })).not.toContain(note);
    expect(await lettersFor(null)).not.toContain(note);
  });

  it('sets Chinese, Japanese, Korean, Arabic, Hebrew and emoji in their own letters and directions', async () => {
    const typed = {
      ...lawOffice,
      goals: '請求書を早く。 书店 서점 🚀 مرحبا بكم (25 ساعة) שלום',
      departmentTasks: { Sales: [task('إعداد العروض'), task('見積')] },
    };
    const bytes = await print(presentedAnalysis(typed));
    const { text, letters } = await readPdf(bytes);
    for (const part of ['請求書を早く。', '书店', '서점', '🚀', '見積']) expect(letters).toContain(part);
    expect(text).not.toContain('□');
    // The input in logical order, for copying and screen readers.
    expect(Buffer.from(bytes).includes(Buffer.from('إعداد العروض', 'utf16le').swap16())).toBe(true);
  });

  it('sets Devanagari and Thai in their own letters, and breaks lines between Thai words', async () => {
    const goals = 'हम अधिक ग्राहकों की सेवा करना चाहते हैं। ' + 'เราต้องการดูแลลูกค้ามากขึ้น'.repeat(8);
    const bytes = await print(presentedAnalysis({ ...lawOffice, listName: 'แผนงาน योजना', goals }));
    const { text, letters } = await readPdf(bytes);
    for (const part of ['แผนงาน', 'योजना', 'ลูกค้า']) expect(letters).toContain(part);
    expect(text).not.toContain('□');
    // Its glyphs are drawn in a different order than they are read.
    const read = Buffer.from('अधिक ग्राहकों', 'utf16le').swap16().toString('latin1');
    expect(Buffer.from(bytes).toString('latin1').includes(read.replaceAll('\t', '\\t'))).toBe(true);
  });

  it('keeps the words of any script, marks what it can’t draw, and says so', async () => {
    const typed = {
      ...lawOffice,
      listName: 'План «Альфа» & <b>Ко</b>',
      goals: `Ευχαριστώ, žluťoučký kůň. ನಮಸ್ಕಾರ தமிழ் 増やす\u202E ${'Вырасти вдвое. '.repeat(130)}Конец.`,
      bottlenecks: 'w'.repeat(2_000),
      departmentTasks: { Sales: [task('Звонки 📞 клиентам'), task('='.repeat(120))] },
    };
    const bytes = await print(presentedAnalysis(typed), 'Smith & <Sons>');
    const { document, letters } = await readPdf(bytes);
    const { info, metadata } = await document.getMetadata();
    expect(info).toMatchObject({
      Title: `AI Opportunity Analysis: ${typed.listName}`,
      Author: 'Smith & <Sons>',
    });
    expect(metadata.get('dc:title')).toBe(`AI Opportunity Analysis: ${typed.listName}`);
    expect(letters).toContain(lettersOf('Ευχαριστώ, žluťoučký kůň. □ □'));
    // Also across pages, where the font must stay the same.
    expect(letters).toContain(`${'Вырастивдвое.'.repeat(130)}Конец.`);
    expect(letters).toContain('Звонки📞клиентам');
    expect(letters).toContain('='.repeat(120));
    expect(letters).toContain('w'.repeat(2_000));
    // Explained on the cover already.
    expect(await lettersOfPage({ document }, 1)).toContain(
      lettersOf('□ stands for letters that this document has no typeface for.'),
    );
    // The text behind the blanks as UTF-16, for screen readers.
    const whole = Buffer.from('தமிழ்', 'utf16le').swap16();
    expect(Buffer.from(bytes).includes(whole)).toBe(true);
  });

  it('prints a hundred tasks, and repeats no header to those who listen', async () => {
    const { opportunities } = presentedAnalysis(everything);
    const { text, roles, document } = await readPdf(await reportOf(everything));
    expect(document.numPages).toBeGreaterThan(20);
    const taskRows = 10 * (1 + 10 + 1);
    const opportunityRows = 1 + opportunities.length + 1;
    const { projects } = planOfAnswers(everything);
    const begun = projects.filter(({ kind }) => kind === 'pays' || kind === 'groundwork');
    const headsOfKinds = new Set(projects.map(({ kind }) => kind)).size;
    const costRows = 1 + projects.length;
    const priceRows = 1 + licencePrices.length;
    const planRows = headsOfKinds + projects.length + 1 + (1 + 4) + (1 + begun.length) + costRows + priceRows;
    expect(roles.filter((role) => role === 'TR')).toHaveLength(taskRows + opportunityRows + planRows);
    expect(text).toContain('Total of Legal & Compliance');
  });

  it('tears no opportunity apart at the end of a page', async () => {
    const pages = await Promise.all(
      Array.from({ length: pdf.document.numPages }, async (_, index) => {
        const { items } = await (await pdf.document.getPage(index + 1)).getTextContent();
        return lettersOf(items.map((item) => ('str' in item ? item.str : '')).join(''));
      }),
    );
    const details = pages.slice(pages.findIndex((page) => page.includes('Theopportunitiesonebyone')));
    for (const { name, description, roiModel } of analysis.opportunities)
      expect(
        details.some((page) =>
          [name, description, roiModel.assumptions].every((part) => page.includes(lettersOf(part))),
        ),
        name,
      ).toBe(true);
  });

  it('tells what an older analysis lacks', async () => {
    const older = { ...analysis, department_tasks: {}, opportunities: [] };
    const { text, roles } = await readPdf(await print(older));
    expect(text).toContain('This analysis holds no opportunities.');
    expect(text).toContain('This older analysis has no task data');
    expect(roles).not.toContain('Figure');
  });
});
