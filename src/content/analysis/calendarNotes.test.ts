import { describe, expect, it } from 'vitest';
import { lawOffice } from '@/domain/analysis/fixtures/lawOffice';
import { planOfAnswers } from '@/domain/analysis/fixtures/planOfAnswers';
import { calendarNotes } from './calendarNotes';
import { calendarTexts } from './calendarTexts';

describe('above a calendar', () => {
  const plan = planOfAnswers(lawOffice);

  it('stands how it is made', () => {
    expect(calendarNotes(plan, 4, 'tried')).toEqual([calendarTexts.note('4', 'tried')]);
  });

  it.each([
    ['in June', 'Pause it in June.'],
    ['until April', 'Begin after that.'],
  ])('stands when to pause: %s', (pause, advice) => {
    expect(calendarNotes({ ...plan, pause }, 4, 'tried').at(-1)).toContain(advice);
  });

  it('stands that a budget doesn’t cover all', () => {
    const limited = (usd: number) =>
      planOfAnswers({
        ...lawOffice,
        additionalContext: `${lawOffice.additionalContext} We can spend at most $${usd} this year.`,
      });
    expect(calendarNotes(limited(8_000), 4, 'tried')).toContain(calendarTexts.exceedsBudget);
    expect(calendarNotes(limited(200_000), 4, 'tried')).not.toContain(calendarTexts.exceedsBudget);
  });

  it('stands that others wait for the first project where that decides on them', () => {
    const likely = { ...plan, returns: { verdict: 'likely' as const } };
    expect(calendarNotes(likely, 4, 'tried')).toEqual([
      calendarTexts.note('4', 'tried'),
      calendarTexts.oneByOne,
    ]);
    const [alone] = plan.projects.filter(({ kind }) => kind === 'pays');
    const projects = alone ? [alone] : [];
    expect(calendarNotes({ ...likely, projects }, 4, 'tried')).toHaveLength(1);
  });
});
