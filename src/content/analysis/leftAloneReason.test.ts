import { expect, it } from 'vitest';
import { dentalPractice } from '@/domain/analysis/fixtures/firms/dentalPractice';
import { distributor } from '@/domain/analysis/fixtures/distributor';
import { planOfAnswers } from '@/domain/analysis/fixtures/planOfAnswers';
import type { AnalysisAnswers } from '@/domain/analysis/types';
import { candidatesOf, planOfPresented } from './planOfPresented';
import { presentedAnswers } from './presentedAnswers';
import { leftAloneReason } from './projectNotes';

const reasonIn = (plan: ReturnType<typeof planOfAnswers>, taskName: string) => {
  const project = plan.projects.find(
    ({ kind, opportunity }) => kind === 'leaveAlone' && opportunity.taskName === taskName,
  );
  return project && leftAloneReason(plan, project);
};
const phone = 'Answering the phone and taking messages';

it('A task that is left alone names the project that takes over part of it, read from the API too', () => {
  const sentence =
    ' “Answer routine questions without a queue” takes over part of this work. Decide about the rest once it runs.';
  const analysis = presentedAnswers(dentalPractice, '2026-01-02T03:04:05.000Z');
  for (const plan of [planOfAnswers(dentalPractice), planOfPresented(candidatesOf(analysis), analysis)])
    expect(reasonIn(plan, phone)).toMatch(new RegExp(`^Over three years .+\\.${sentence}$`, 'u'));
});

it('The same task that pays in another department is named', () => {
  const task = (hours: number) =>
    ({ taskName: phone, teamSize: 1, hours, frequency: 'Week', salary: 45_000 }) as const;
  const answers: AnalysisAnswers = {
    ...distributor,
    bottlenecks: '',
    departmentTasks: { 'Customer Service': [{ ...task(35), teamSize: 6 }], Sales: [task(1)] },
  };
  expect(reasonIn(planOfAnswers(answers), phone)).toContain(
    '“Answer overflow calls and write up messages” takes over part of this work.',
  );
});

it('Without such a project, costs are the reason', () => {
  expect(reasonIn(planOfAnswers({ ...dentalPractice, bottlenecks: '' }), phone)).toMatch(
    /^Over three years it would save \$[\d,]+ and cost \$[\d,]+\.$/u,
  );
});
