import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { auditListTexts as texts } from '@/content/portal/audit';
import { comparisonTexts } from '@/content/portal/report';
import { auditLimits } from '@/domain/audit/auditLimits';
import { AuditsTable } from './AuditsTable';

/** The last one is the oldest, ten points below the others. */
function tableOf(count: number): string {
  const audits = Array.from({ length: count }, (_, index) => ({
    id: count - index,
    created_at: new Date(Date.UTC(2026, 0, count - index)).toISOString(),
    overall_score: index === count - 1 ? 50 : 60,
    section_scores: {},
  }));
  return renderToStaticMarkup(createElement(AuditsTable, { audits }));
}
const rowsOf = (html: string) => html.match(/<th[^>]* scope="row"/g)?.length;

it('compares the last audit that it shows with the one before, which it does not show', () => {
  const html = tableOf(auditLimits.listed);
  expect(rowsOf(html)).toBe(auditLimits.shown);
  expect(html).toContain(comparisonTexts.points(10));
  expect(html).not.toContain(texts.first);
});

it('says which one is the first of all', () => {
  const html = tableOf(auditLimits.shown);
  expect(rowsOf(html)).toBe(auditLimits.shown);
  expect(html).toContain(texts.first);
});
