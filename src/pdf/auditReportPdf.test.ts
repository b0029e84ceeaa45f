import { beforeAll, describe, expect, it } from 'vitest';
import { scoreAudit } from '@/domain/audit/scoreAudit';
import { writeInsights } from '@/domain/audit/insights/writeInsights';
import { evenAnswers } from '@/domain/audit/fixtures/answers';
import type { PresentedAudit } from '@/schemas/audit';
import { auditReportPdf } from './auditReportPdf';
import { readPdf, type ReadPdf } from './fixtures/readPdf';

const answers = { ...evenAnswers(6), q1: 2, q9: 3 };
const before = evenAnswers(4);

const audit: PresentedAudit = {
  id: 7,
  created_at: '2026-11-20T10:00:00.000Z',
  is_owner: true,
  overall_score: scoreAudit(answers).overall,
  section_scores: scoreAudit(answers).sections,
  raw_answers: answers,
  ai_report: writeInsights(answers, null),
  previous: {
    id: 3,
    created_at: '2026-05-04T10:00:00.000Z',
    overall_score: scoreAudit(before).overall,
    section_scores: scoreAudit(before).sections,
    raw_answers: before,
  },
};

const print = (shown: PresentedAudit) =>
  auditReportPdf({
    audit: shown,
    firmName: 'AI Advisory',
    look: { accentColor: null, logo: null },
    contact: { email: null, bookingUrl: null, contactUrl: 'https://firm.example/contact' },
    formatDate: (moment) => `on ${moment.slice(0, 10)}`,
  });

describe('auditReportPdf', () => {
  let pdf: ReadPdf;

  beforeAll(async () => {
    pdf = await readPdf(await print(audit));
  });

  it('says in its head what it is, in which language, and that it is tagged', async () => {
    const { info } = await pdf.document.getMetadata();
    expect(info).toMatchObject({ Title: 'AI Readiness Report', Author: 'AI Advisory', Language: 'en-US' });
    expect(await pdf.document.getMarkInfo()).toMatchObject({ Marked: true });
    expect(await pdf.document.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
  });

  it('has headings in order, tables with headers, and words for the picture', () => {
    const { nodes, roles } = pdf;
    const headings = roles.filter((role) => /^H\d$/.test(role));
    expect(headings[0]).toBe('H1');
    expect(headings.filter((role) => role === 'H1')).toHaveLength(1);
    expect(headings.filter((role) => role === 'H2')).toHaveLength(5);
    expect(headings.filter((role) => role === 'H3')).toHaveLength(5);
    expect(roles).toEqual(expect.arrayContaining(['Table', 'TR', 'TH', 'TD', 'P']));
    expect(nodes.find(({ role }) => role === 'Figure')?.alt).toBe('Overall score: 55 percent, Needs Work');
  });

  it('holds the whole report as text', () => {
    for (const part of [
      'AI Readiness Report',
      'Generated on on 2026-11-20',
      'Needs Work.',
      'Data Infrastructure 47% Needs Work',
      'How to reach the next level',
      'What changed since on 2026-05-04',
      'Overall 40% 55% +15 points',
      'What holds your score back first',
      '2 of 10 for getting figures you trust',
      'Owner: the office manager',
      'After a change, how do you know whether it worked? 6 of 10',
      `Page 1 of ${pdf.document.numPages}`,
    ])
      expect(pdf.text).toContain(part);
    expect(pdf.text).not.toContain('**');
  });

  it('leaves out what an older report lacks', async () => {
    const { text } = await readPdf(
      await print({ ...audit, raw_answers: {}, ai_report: null, previous: null }),
    );
    expect(text).toContain('Category Breakdown');
    for (const part of ['next level', 'What changed', 'AI-Generated Insights', 'Your answers'])
      expect(text).not.toContain(part);
  });
});
