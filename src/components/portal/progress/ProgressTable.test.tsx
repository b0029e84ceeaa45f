import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { lawOffice } from '@/domain/analysis/fixtures/lawOffice';
import { planOfAnswers } from '@/domain/analysis/fixtures/planOfAnswers';
import type { PresentedProgress } from '@/schemas/progress';
import { ProgressTable } from './ProgressTable';

const project = planOfAnswers(lawOffice).projects.find(({ kind }) => kind === 'pays');
const low = project?.opportunity.roiModel.range?.cautious.savedHours ?? 0;

function shown(hours: number) {
  if (!project) throw new Error('nothing pays');
  const progress: PresentedProgress = {
    opportunity_id: project.opportunity.id,
    project: project.opportunity.name,
    status: 'running',
    hours_a_month: 1,
    cost_usd: null,
    note: '',
    expected: null,
    actual: { hours, usd: hours },
    updated_at: '2026-03-02T09:00:00.000Z',
  };
  const byId = new Map([[project.opportunity.id, progress]]);
  const { unmount } = render(<ProgressTable projects={[project]} byId={byId} />);
  const text = screen.getByRole('table').textContent;
  unmount();
  return text;
}

it('A project that saves less than the low estimate says so', () => {
  expect(shown(low - 1)).toMatch(
    /This is below our low estimate of [\d,]+ hrs a year\. Find out why before you go on\./,
  );
  expect(shown(low)).not.toContain('low estimate');
});
