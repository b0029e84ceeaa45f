import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readOpportunities } from '@/domain/analysis/readOpportunities';
import { analysisOf } from '@tests/components/fakeAnalysis';
import { OpportunitiesTable } from './OpportunitiesTable';

it('Opportunities are listed by phase', () => {
  const [first] = readOpportunities(analysisOf().opportunities);
  if (!first) throw new Error('The analysis has no opportunity');
  const opportunities = ([3, 1, 2] as const).map((phase) => ({
    ...first,
    ...{ id: `opportunity-${phase}`, name: `Project of phase ${phase}`, phase },
  }));
  render(<OpportunitiesTable opportunities={opportunities} />);
  const [, ...rows] = screen.getAllByRole('row');
  expect(rows.map(({ textContent }) => /Project of phase \d/.exec(textContent)?.[0])).toEqual([
    'Project of phase 1',
    'Project of phase 2',
    'Project of phase 3',
  ]);
});
