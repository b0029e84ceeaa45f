import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { planTexts } from '@/content/analysis/planTexts';
import { distributor } from '@/domain/analysis/fixtures/distributor';
import { lawOffice } from '@/domain/analysis/fixtures/lawOffice';
import { planOfAnswers } from '@/domain/analysis/fixtures/planOfAnswers';
import { numberedProjects } from '@/domain/analysis/plan/numberedProjects';
import type { AnalysisAnswers } from '@/domain/analysis/types';
import { formatUsd } from '@/format/numbers';
import { presentedAnalysis } from '@/pdf/fixtures/presentedAnalysis';
import { analysisDeck } from './analysisDeck';

const contact = { email: 'hello@firm.example', bookingUrl: null, contactUrl: 'https://firm.example/contact' };

async function slidesOf(answers: AnalysisAnswers) {
  const content = await analysisDeck({
    analysis: presentedAnalysis(answers),
    firmName: 'Smith & <Sons>',
    contact,
    formatDate: (moment) => moment.slice(0, 10),
  });
  const files = unzipSync(content);
  const text = (name: RegExp) =>
    Object.entries(files)
      .filter(([path]) => name.test(path))
      .map(([, bytes]) => strFromU8(bytes))
      .join('');
  return {
    files,
    paths: Object.keys(files),
    slides: text(/^ppt\/slides\/slide\d+\.xml$/),
    charts: text(/^ppt\/charts\/chart\d+\.xml$/),
  };
}

const lettersIn = (xml: string) =>
  [...xml.matchAll(/<a:t>([^<]*)<\/a:t>/g)]
    .map(([, letters]) => letters)
    .join('')
    .replaceAll('&amp;', '&');

/** What is left of a document that is no element, no text and nothing before the first element: of a well-formed one, nothing. */
function unread(xml: string): string {
  let left = xml
    .replace(/^\uFEFF?<\?xml [^<>]*\?>/, '')
    .replace(/(?<=>)([^<>&]|&(#\d+|amp|lt|gt|quot|apos);)+/g, '')
    .trim();
  for (let before = ''; before !== left;) {
    before = left;
    left = left
      .replace(/<[\w:]+(\s+[\w:]+="[^"<]*")*\s*\/>/g, '')
      .replace(/<([\w:]+)(\s+[\w:]+="[^"<]*")*\s*><\/\1\s*>/g, '');
  }
  return left;
}

describe('the slides of an analysis', () => {
  let deck: Awaited<ReturnType<typeof slidesOf>>;

  beforeAll(async () => {
    deck = await slidesOf(lawOffice);
  });

  it('hold the figures of the plan', () => {
    const { returns, projects } = planOfAnswers(lawOffice);
    for (const { threeYearUsd, savingsUsd } of [returns?.cases.cautious, returns?.cases.expected].flatMap(
      (one) => one ?? [],
    )) {
      expect(deck.slides).toContain(formatUsd(threeYearUsd));
      expect(deck.slides).toContain(formatUsd(savingsUsd));
    }
    for (const { returns: ofIt } of projects)
      if (ofIt) expect(deck.slides).toContain(formatUsd(ofIt.cases.expected.threeYearUsd));
  });

  it('have charts and tables that can be changed, each chart with its words', () => {
    expect(deck.paths.filter((path) => /charts\/chart\d+\.xml$/.test(path))).toHaveLength(4);
    expect(deck.slides).toMatch(/descr="[^"]*Legal &amp; Compliance: \$/);
    expect(deck.charts).toContain('<c:v>Legal &amp; Compliance</c:v>');
  });

  it('have each project in one table, under the heading of its kind', () => {
    const tables = [...deck.slides.matchAll(/<a:tbl>.*?<\/a:tbl>/gs)].map(([table]) => lettersIn(table));
    const words = tables.join('');
    for (const [{ opportunity, kind }, number] of numberedProjects(planOfAnswers(lawOffice))) {
      expect(words.split(`${number}. ${opportunity.name}`)).toHaveLength(2);
      expect(kind === 'pays' ? lettersIn(deck.slides) : words).toContain(planTexts.kinds[kind]);
    }
    const introduced = Object.values(planTexts.kindNotes);
    expect(tables.filter((table) => introduced.some((note) => table.endsWith(note)))).toEqual([]);
  });

  it('have calendars on one scale', async () => {
    const { charts } = await slidesOf(distributor);
    const ends = [...charts.matchAll(/<c:max val="(\d+)"/g)].map(([, end]) => end);
    expect(ends).toHaveLength(2);
    expect(new Set(ends).size).toBe(1);
  });

  it('end with what comes next and how to reach the firm', () => {
    expect(deck.slides).toContain('Write to hello@firm.example');
    expect(deck.slides).not.toContain('Book a call');
    expect(deck.slides).toContain('Smith &amp; &lt;Sons&gt;');
  });

  it('take what was typed as text, whatever it holds', async () => {
    const listName = 'A\u0000B\uFFFE\uFFFF <b>"\u202E\' 増やす';
    const { slides } = await slidesOf({ ...lawOffice, listName });
    expect(slides).toContain('AB &lt;b&gt;&quot;&apos; 増やす');
  });

  it('are well-formed in all their parts', () => {
    const parts = Object.entries(deck.files).filter(([path]) => /\.(xml|rels)$/.test(path));
    expect(parts.map(([path]) => path)).toContain('docProps/app.xml');
    for (const [path, bytes] of parts) expect([path, unread(strFromU8(bytes))]).toEqual([path, '']);
    expect(strFromU8(deck.files['docProps/app.xml'] ?? new Uint8Array())).toContain(
      '<Company>Smith &amp; &lt;Sons&gt;</Company>',
    );
  });

  it('tell a firm with nothing to gain so, without empty charts of a plan', async () => {
    const idle = {
      ...lawOffice,
      departments: ['Sales'],
      departmentTasks: {
        Sales: [{ taskName: 'Own work', teamSize: 1, hours: 1, frequency: 'Month', salary: 40_000 }],
      },
    } as AnalysisAnswers;
    const { slides, paths } = await slidesOf(idle);
    expect(slides).toContain('Doing nothing is right for now');
    expect(paths.filter((path) => /charts\/chart\d+\.xml$/.test(path))).toHaveLength(2);
  });
});
