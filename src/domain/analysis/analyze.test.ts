import { describe, expect, it } from 'vitest';
import { analyze } from './analyze';
import { statedAnnualHours } from './costFormula';
import { distributor } from './fixtures/distributor';
import { lawOffice } from './fixtures/lawOffice';
import { headlineResult } from './plan/headlineResult';
import { savingsTotals } from './totals';
import type { AnalysisAnswers, AnalysisResult, TaskInput } from './types';

const task: TaskInput = {
  taskName: 'Entering customer orders',
  teamSize: 3,
  hours: 14,
  frequency: 'Week',
  salary: 70_000,
};
const answers: AnalysisAnswers = {
  ...distributor,
  departments: ['Sales'],
  departmentTasks: { Sales: [task] },
  aiReadiness: 'intermediate',
};
const forTasks = (...tasks: TaskInput[]) => analyze({ ...answers, departmentTasks: { Sales: tasks } });
const taskRelated = ({ opportunities }: AnalysisResult) =>
  opportunities.filter((opportunity) => opportunity.taskRelated);

function figures(fixture: AnalysisAnswers) {
  const result = headlineResult(fixture, analyze(fixture));
  const tasks = Object.values(result.departmentTasks).flat();
  const phases = result.opportunities.map(({ phase }) => phase);
  return {
    costUsd: tasks.reduce((sum, { annualTaskCost }) => sum + annualTaskCost, 0),
    ...savingsTotals(result.opportunities),
    perPhase: [1, 2, 3, 4].map((phase) => phases.filter((other) => other === phase).length),
  };
}

describe('analyze', () => {
  it('tells one task under two names apart, and asks whether its hours are counted twice', () => {
    const [invoices, payable] = taskRelated(
      forTasks({ ...task, taskName: 'Processing supplier invoices' }, { ...task, taskName: 'A/P' }),
    ).toSorted((one, other) => one.name.length - other.name.length);
    expect(payable?.name).toBe(`${invoices?.name} (A/P)`);
    expect(payable?.description).toContain('Is this the same work as “Processing supplier invoices”?');
    expect(invoices?.description).not.toContain('You also listed');
  });

  it('states the formula so that a calculator gives the same figures', () => {
    const [opportunity] = taskRelated(forTasks(task));
    expect(opportunity?.roiModel.assumptions).toBe('2,184 hours × $33.65 × 55% ≈ $40,425');
    expect(opportunity?.roiModel).toMatchObject({ savedHours: 1_201, calculatedSavings: 40_425 });
  });

  it.each(['bottlenecks', 'additionalContext'] as const)(
    'waits with what reaches the client on paper or by phone, and says why: %s',
    (where) => {
      const also = { ...task, taskName: 'Preparing quotes and proposals' };
      const departmentTasks = { Sales: [task, also] };
      const silent = {
        ...answers,
        departmentTasks,
        bottlenecks: 'None.',
        additionalContext: '',
        goals: 'None.',
      };
      const orderOf = (result: AnalysisResult) =>
        taskRelated(result).find(({ taskName }) => taskName === task.taskName);
      const before = orderOf(analyze(silent));
      const after = orderOf(analyze({ ...silent, [where]: 'Customer orders come by phone.' }));
      expect([before?.phase, after?.phase]).toEqual([1, 2]);
      expect(after?.description).toContain('“Customer orders come by phone.”');
      expect(after?.description).toContain('once this work reaches you in digital form');
      expect(after?.description.match(/come by phone/g)).toHaveLength(1);
      expect(after?.roiModel.range).toEqual(before?.roiModel.range);
    },
  );

  it.each([
    'Chefs leave voicemails with orders at midnight and 3 people type them till 5 am.',
    'Fax orders pile up.',
    'Drivers bring paper orders back.',
  ])('decides once how work comes in: %s', (bottlenecks) => {
    const also = { ...task, taskName: 'Preparing quotes and proposals' };
    const result = analyze({ ...answers, departmentTasks: { Sales: [task, also] }, bottlenecks });
    const order = taskRelated(result).find(({ taskName }) => taskName === task.taskName);
    expect(order?.phase).toBe(2);
    expect(order?.description).toContain('once this work reaches you in digital form');
  });

  it('asks for no digital form where only the phone was named', () => {
    const bottlenecks = 'Customer orders are entered late as the phone rings.';
    const [order] = taskRelated(analyze({ ...answers, bottlenecks }));
    expect(order?.phase).toBe(1);
    expect(order?.description).toContain('“Customer orders are entered late as the phone rings.”');
    expect(order?.description).not.toContain('digital form');
  });

  it('ties a goal to the task that it is about, though it names no figure', () => {
    const goals = 'Customer orders should be entered without mistakes.';
    const [opportunity] = taskRelated(analyze({ ...answers, goals, bottlenecks: 'None.' }));
    expect(opportunity?.description).toContain(
      'It serves your goal: “Customer orders should be entered without mistakes.”',
    );
  });

  it('says of a task that is better left as it is only that it touches what was named', () => {
    const described = (teamSize: number) =>
      taskRelated(
        analyze({
          ...answers,
          departmentTasks: {
            Sales: [{ ...task, taskName: 'Onboarding new employees', teamSize, hours: teamSize }],
          },
          bottlenecks: 'Onboarding takes weeks.',
          goals: 'New employees ready on their first day.',
        }),
      )[0]?.description;
    expect(described(1)).toContain('It touches what you told us: “Onboarding takes weeks.” ');
    expect(described(1)).toMatch(/It touches what you told us: “New employees ready[^”]*”$/u);
    expect(described(1)).not.toMatch(/It eases a bottleneck|It serves your goal/u);
    expect(described(20)).toContain('It eases a bottleneck you named: “Onboarding takes');
    expect(described(20)).toContain('It serves your goal: “New employees ready');
  });

  it('lets a task wait for data where a project of the same analysis brings it', () => {
    const quotes = { ...task, taskName: 'Preparing quotes and proposals' };
    const described = (tasks: TaskInput[]) =>
      taskRelated(
        analyze({
          ...answers,
          bottlenecks: 'Quotes take days.',
          dataTypes: ['Brand and style guidelines'],
          departmentTasks: { Sales: tasks },
        }),
      ).map(({ description }) => description);
    const together = described([task, quotes, { ...task, taskName: 'Qualifying inbound leads' }]).join(' ');
    expect(together).toContain('once this data is in order: Customer emails. Collect the rest along the way');
    const apart = described([{ ...task, taskName: 'Qualifying inbound leads' }, quotes]).join(' ');
    expect(apart).toContain('Collect this data along the way: ');
    expect(apart).not.toContain('in order');
  });

  it('asks for one list of terms that differ and lie in several places', () => {
    const described = (bottlenecks: string) =>
      taskRelated(
        analyze({
          ...answers,
          bottlenecks,
          departmentTasks: {
            Sales: [{ ...task, taskName: 'Figuring commission splits and cutting agent checks' }],
          },
        }),
      )[0]?.description;
    const first = 'Put these rules in one list first.';
    expect(
      described('Every agent has a different split deal, some with caps, it’s in a spreadsheet plus emails.'),
    ).toContain(first);
    expect(described('Commission splits take a day.')).not.toContain(first);
  });

  it('quotes a sentence once that is both bottleneck and goal', () => {
    const words = 'Customer orders are entered with mistakes.';
    const [opportunity] = taskRelated(analyze({ ...answers, goals: words, bottlenecks: words }));
    expect(opportunity?.description.match(/entered with mistakes/g)).toHaveLength(1);
  });

  it('counts no more than a working year, and says so', () => {
    const [opportunity] = taskRelated(forTasks({ ...task, teamSize: 1, hours: 40, frequency: 'Day' }));
    expect(opportunity?.roiModel.assumptions).toBe(
      '2,080 hours × $33.65 × 55% ≈ $38,500 Counted at 2,080 hours a person, the most that a year holds.',
    );
    expect(opportunity?.roiModel).toMatchObject({ savedHours: 1_144, calculatedSavings: 38_500 });
  });

  it('uses the singular for one hour', () => {
    const [opportunity] = taskRelated(forTasks({ ...task, teamSize: 1, hours: 1 / 12, frequency: 'Month' }));
    expect(opportunity?.roiModel.assumptions).toMatch(/^1 hour × /u);
  });

  it('speaks about this business', () => {
    const [opportunity] = taskRelated(forTasks(task));
    expect(opportunity?.description).toContain('“Orders come by email as PDF and are typed in by hand.”');
  });

  it('lets each of many tasks in the client’s own words stand for itself, and the later ones in fewer words', () => {
    const names = ['Alpha', 'Beta', 'Gamma', 'Delta'];
    const found = taskRelated(forTasks(...names.map((name) => ({ ...task, taskName: `${name} matters` }))));
    expect(found).toHaveLength(names.length);
    for (const { description, phase, roiModel } of found) {
      expect(description).toMatch(/^Tell us how alike the cases are and how the work arrives\./u);
      expect([phase, roiModel.calculatedSavings]).toEqual([2, 'TBD']);
      expect(roiModel.assumptions).toBe('To be sized.');
    }
    expect(found.at(0)?.description).toMatch(/Then we can say what software can do\.$/u);
    expect(found.at(-1)?.description).not.toContain('Then we can');
  });

  it('sizes no task in the client’s own words while nothing is known about it', () => {
    const [opportunity] = taskRelated(forTasks({ ...task, taskName: 'Feeding the "office" cats' }));
    expect(opportunity).toMatchObject({
      name: 'Feeding the ‘office’ cats',
      taskName: 'Feeding the "office" cats',
      phase: 2,
      roiModel: { savedHours: 0, calculatedSavings: 'TBD' },
    });
    expect(opportunity?.roiModel.range).toBeUndefined();
  });

  it.each(['Accounts payable', 'accounts-payable', 'A/P', 'Supplier invoice'])(
    'counts %s like the catalogue’s task, and says so',
    (taskName) => {
      const known = taskRelated(forTasks({ ...task, taskName: 'Processing supplier invoices' }))[0];
      const [opportunity] = taskRelated(forTasks({ ...task, taskName }));
      expect(opportunity?.roiModel).toEqual(known?.roiModel);
      expect(opportunity?.taskName).toBe(taskName);
      expect(opportunity?.description).toContain(
        `We counted your “${taskName}” as “Processing supplier invoices”.`,
      );
      expect(known?.description).not.toContain('We counted your');
    },
  );

  it('tells nobody that a task was taken for one of the same words', () => {
    const [opportunity] = taskRelated(forTasks({ ...task, taskName: 'entering  Customer ORDERS' }));
    expect(opportunity?.name).toBe('Turn emailed orders into system entries');
    expect(opportunity?.description).not.toContain('We counted your');
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'treats a task named %s like any other',
    (taskName) => {
      const result = forTasks({ ...task, taskName });
      expect(result.departmentTasks.Sales?.map((costed) => costed.taskName)).toEqual([taskName]);
      expect(taskRelated(result).map((opportunity) => opportunity.taskName)).toEqual([taskName]);
    },
  );

  it('counts a task once that is listed twice in a department', () => {
    const twice = forTasks(
      task,
      { ...task, teamSize: 9 },
      { ...task, taskName: ' entering  customer orders ' },
    );
    expect(twice).toEqual(forTasks(task));
  });

  it('keeps departments it does not know out', () => {
    const sent = JSON.parse(
      `{"Sales": [${JSON.stringify(task)}], "Space": [${JSON.stringify(task)}], "__proto__": []}`,
    );
    expect(analyze({ ...answers, departmentTasks: sent })).toEqual(forTasks(task));
  });

  it('does without words that turn out to be invisible', () => {
    const blank = '\u200B\u0000';
    const result = analyze({
      ...answers,
      industry: blank,
      goals: blank,
      bottlenecks: blank,
      monetization: 'yes',
    });
    expect(JSON.stringify(result)).not.toMatch(/\(\)|“\.?”/u);
  });

  it('orders by phase, then by savings, and what has no figure last', () => {
    const { opportunities } = analyze(distributor);
    const first = opportunities
      .filter(({ phase }) => phase === 1)
      .map(({ roiModel }) => roiModel.calculatedSavings);
    expect(first).toEqual([41_250, 35_496, 29_376, 27_900, 18_424, 'TBD', 'TBD', 'TBD', 'TBD', 'TBD']);
    expect(opportunities.map(({ phase }) => phase)).toEqual(
      opportunities.map(({ phase }) => phase).toSorted(),
    );
  });

  it('mentions tiny savings, last', () => {
    const [opportunity] = taskRelated(forTasks({ ...task, teamSize: 1, hours: 1, frequency: 'Month' }));
    expect(opportunity).toMatchObject({ phase: 4, roiModel: { savedHours: 7, calculatedSavings: 222 } });
  });
});

/** Hours a week that the fixture's tasks take. */
function weeklyHours({ departmentTasks }: AnalysisAnswers): number {
  const hours = Object.values(departmentTasks)
    .flat()
    .reduce((sum, input) => sum + statedAnnualHours(input), 0);
  return Math.round(hours / 52);
}

describe('the law office', () => {
  it('spends on its tasks less than the 600 hours a week that 15 people have', () => {
    expect(weeklyHours(lawOffice)).toBe(381);
  });

  it('has the totals a consultant would defend: about 14 % of a payroll of $1.6 million', () => {
    expect(figures(lawOffice)).toEqual({
      costUsd: 1_020_030,
      savingsUsd: 223_383,
      savedHours: 4_162,
      perPhase: [9, 8, 0, 0],
    });
  });
});

describe('the distributor', () => {
  it('spends on its tasks less than the 1,600 hours a week that 40 people have', () => {
    expect(weeklyHours(distributor)).toBe(356);
  });

  it('has the totals a consultant would defend: about 8 % of a payroll of $2.3 million', () => {
    expect(figures(distributor)).toEqual({
      costUsd: 511_346,
      savingsUsd: 198_869,
      savedHours: 7_390,
      perPhase: [10, 6, 3, 0],
    });
  });
});
