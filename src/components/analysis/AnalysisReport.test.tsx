import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readShownAnalysis } from '@/client/readShownAnalysis';
import { analysisOf } from '@tests/components/fakeAnalysis';
import { AnalysisReport } from './AnalysisReport';

const levels = () => screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));

it.each([2, 3] as const)('Headings below level %d skip no level, in closed parts too', (level) => {
  const analysis = analysisOf({ additionalContext: 'Our building has a nice view.' });
  render(<AnalysisReport analysis={readShownAnalysis(analysis)} level={level} />);
  const found = levels();
  expect(found[0]).toBe(level);
  expect(Math.min(...found)).toBe(level);
  expect(Math.max(...found)).toBe(level + 2);
  found.forEach((one, index) => expect(one - (found[index - 1] ?? one)).toBeLessThanOrEqual(1));
});

it('An analysis without opportunities has no empty parts', () => {
  const nothing = {
    opportunities: [],
    left_alone: [],
    removed: [],
    project_guides: [],
    department_tasks: {},
  };
  const analysis = { ...analysisOf({ goals: 'None.', bottlenecks: 'None.' }), ...nothing };
  render(<AnalysisReport analysis={readShownAnalysis(analysis)} level={2} />);
  const titles = [...document.querySelectorAll('summary')].map(({ textContent }) => textContent);
  expect(titles).toEqual(['How we count costs']);
});
