import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sharedAnalysisOf } from '@tests/components/fakeAnalysis';
import { fakeApi } from '@tests/components/fakeApi';
import { planTexts } from '@/content/analysis/planTexts';
import { SharedAnalysis } from './SharedAnalysis';

const { shown, withoutSalaries } = sharedAnalysisOf();

async function open(shared: unknown) {
  window.location.hash = '#token';
  fakeApi({ 'POST /api/shared-analyses': shared });
  render(<SharedAnalysis />);
  return screen.findByRole('table', { name: 'Finance & Accounting' });
}
const heads = (table: HTMLElement) =>
  within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);

it('A shared analysis shows salaries, and how its figures follow from them', async () => {
  const table = await open(shown);
  expect(heads(table)).toEqual(expect.arrayContaining(['Salary', 'Hourly Rate', 'Annual Task Cost']));
  expect(screen.getAllByRole('button', { name: /Explain/ }).length).toBeGreaterThan(0);
});

it('A link that hides salaries says so, and shows neither them nor what states them', async () => {
  const table = await open(withoutSalaries);
  expect(heads(table)).toEqual(['Task Name', 'Annual Task Cost']);
  expect(screen.getByText(/Salaries, hourly rates, and team sizes are left out\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Explain/ })).toBeNull();
  expect(document.body.textContent).not.toContain(planTexts.partsTitle);
});
