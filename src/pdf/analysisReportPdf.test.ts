import { beforeAll, describe, expect, it } from 'vitest';
import { departments } from '@/domain/analysis/catalogue/departments';
import { planOfAnswers } from '@/domain/analysis/fixtures/planOfAnswers';
import { lawOffice } from '@/domain/analysis/fixtures/lawOffice';
import { reviewedFirms } from '@/domain/analysis/fixtures/reviewedFirms';
import { defaultAssumptions } from '@/domain/analysis/readOpportunities';
import type { AnalysisAnswers } from '@/domain/analysis/types';
import { sampleAnalysis } from '@/content/analysis/sampleAnalysis';
import type { PresentedAnalysis } from '@/schemas/analysis';
import { analysisReportPdf } from './analysisReportPdf';
import { presentedAnalysis } from './fixtures/presentedAnalysis';
import { lettersOf, openPdf, readPdf, type ReadPdf } from './fixtures/readPdf';

const contact = {
  email: 'hello@firm.example',
  bookingUrl: null,
  contactUrl: 'https://firm.example/contact',
};

const builtInLook = { accentColor: null, logo: null };

const print = (analysis: PresentedAnalysis, firmName = 'AI Advisory', preparedFor = 'Reed & Cole LLP') =>
  analysisReportPdf({
    analysis,
    preparedFor,
    firmName,
    look: builtInLook,
    contact,
    formatDate: (moment) => `the ${moment.slice(0, 10)}`,
  });

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
      'Our advice',
      'Opportunities',
      'Project by project',
      'Appendix: what you entered',
      'Next steps',
    ]);
    expect(outline[2]?.items.map(({ title }: { title: string }) => title)).toEqual([
      'Costs and returns',
      'First-year schedule',
      'Who does what',
    ]);
  });

  it('has what the client wrote that the advice doesn’t use, and no heading without it', async () => {
    const title = lettersOf('What you told us that we didn’t use');
    const remark = 'The parking lot floods every spring.';
    const own = await readPdf(await print(presentedAnalysis({ ...lawOffice, additionalContext: remark })));
    expect(lettersOf(own.text)).toContain(title);
    expect(lettersOf(own.text).split(lettersOf(remark))).toHaveLength(3);
    const none = { ...lawOffice, goals: 'None.', bottlenecks: 'None.', additionalContext: '' };
    expect(lettersOf((await readPdf(await print(presentedAnalysis(none)))).text)).not.toContain(title);
  });

  it('has eight to ten pages, none nearly empty, and at most 3,500 words', async () => {
    const sample = await readPdf(await print({ id: 0, owner_id: 0, ...sampleAnalysis() }));
    expect(sample.document.numPages).toBeGreaterThanOrEqual(8);
    for (const { document, text } of [sample, pdf]) {
      expect(document.numPages).toBeLessThanOrEqual(10);
      expect(text.trim().split(/\s+/).length).toBeLessThanOrEqual(3_500);
      for (let number = 1; number <= document.numPages; number += 1)
        expect((await lettersOfPage({ document }, number)).length, `page ${number}`).toBeGreaterThan(600);
    }
  });

  it('describes each project once', () => {
    const descriptions = analysis.opportunities.map(({ description }) => description);
    for (const description of descriptions)
      // Tasks in own words share a description.
      expect(pdf.letters.split(lettersOf(description)).length - 1).toBe(
        descriptions.filter((other) => other.includes(description)).length,
      );
  });

  it('begins with whom it is for, who made it, and the advice, and ends with the firm’s contact', async () => {
    const first = await lettersOfPage(pdf, 1);
    for (const part of [
      lawOffice.listName,
      'Prepared for Reed & Cole LLP',
      lawOffice.industry,
      'Prepared by AI Advisory',
      'Our advice',
      'Do these first',
    ])
      expect(first).toContain(lettersOf(part));
    const last = await lettersOfPage(pdf, pdf.document.numPages);
    expect(last).toContain(lettersOf('Email: hello@firm.example'));
    expect(last).not.toContain('Bookacall');
    const unnamed = await readPdf(await print(analysis, 'AI Advisory', ''));
    expect(unnamed.text).not.toContain('Prepared for');
  });

  it.each([
    ...Object.entries(reviewedFirms).map(([name, { answers }]) => [name, answers] as const),
    ['all tasks', everything] as const,
  ])('leaves no heading alone at the foot of a page: %s', async (_name, answers) => {
    const document = await openPdf(await reportOf(answers));
    for (let number = 1; number <= document.numPages; number += 1) {
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
    expect(pictures).toHaveLength(1);
    expect(pictures[0]).toMatch(/^First-year schedule\. .+: From the start, Running by day \d+; .+\.$/);
  });

  it('says of an older analysis no more than it states', async () => {
    const [first] = analysis.opportunities;
    if (!first) throw new Error('No opportunity');
    const roiModel = { savedHours: 0, calculatedSavings: 28, assumptions: defaultAssumptions };
    const older = await readPdf(
      await print({ ...analysis, opportunities: [{ ...first, roiModel }], left_alone: [] }),
    );
    expect(older.letters).not.toContain(lettersOf(defaultAssumptions));
    expect(older.letters).toContain(lettersOf(`${first.description}N/A${first.department}0 hrs$28`));
  });

  it('holds the whole report as text', () => {
    for (const { name, description, roiModel } of analysis.opportunities)
      for (const part of [name, description, roiModel.assumptions])
        expect(pdf.letters).toContain(lettersOf(part));
    for (const part of [
      'Generated on the 2026-11-20',
      lawOffice.industry,
      lawOffice.goals,
      lawOffice.bottlenecks,
      'All departments',
      'Phase 1: can start now.',
    ])
      expect(pdf.letters).toContain(lettersOf(part));
    expect(pdf.text).toContain(`Page 2 of ${pdf.document.numPages}`);
    expect(pdf.text).not.toContain('□');
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
    const outline = await document.getOutline();
    const parts = outline.flatMap(({ items }) => items.map(({ title }: { title: string }) => title));
    expect(parts).toEqual(expect.arrayContaining(['Executive Summary', 'Further Ideas']));
    for (const part of [
      'First of all.',
      'Then the rest.',
      'Why it fits: Contracts come first.',
      'A library of answers. What clients ask. Why it fits: They ask.',
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
    const note = lettersOf('Its phases are those of the earlier plan');
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
    const { opportunities, project_guides } = presentedAnalysis(everything);
    const { text, roles, document } = await readPdf(await reportOf(everything));
    expect(document.numPages).toBeGreaterThan(15);
    const { projects } = planOfAnswers(everything);
    const paying = projects.filter(({ kind }) => kind === 'pays');
    const tables = [
      opportunities.length,
      // Groundwork is one row.
      paying.length + 1,
      project_guides.length,
      10 * 10,
    ];
    const totalRows = 3;
    expect(roles.filter((role) => role === 'TR')).toHaveLength(
      tables.reduce((sum, rows) => sum + 1 + rows, 0) + totalRows,
    );
    expect(text).toContain('All departments');
  });

  it('tells what an older analysis lacks', async () => {
    const older = {
      ...analysis,
      department_tasks: {},
      opportunities: [],
      left_alone: [],
      project_guides: [],
    };
    const { text, roles } = await readPdf(await print(older));
    expect(text).toContain('We recommend no project for now.');
    expect(text).toContain('This older analysis has no task data');
    expect(roles).not.toContain('Figure');
  });
});
