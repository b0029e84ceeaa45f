import { describe, expect, it } from 'vitest';
import { analyze } from './analyze';
import { countedTasks, type ReadAnalysis } from './countedTasks';
import { distributor } from './fixtures/distributor';
import type { StoredOpportunity } from './readOpportunities';

const analysis = analyze(distributor);
const counted = countedTasks(analysis);
const [first] = counted;

/** Whether the first opportunity is still recomputable after its stored figures, or the tasks, change. */
function countsWith(
  change: (opportunity: StoredOpportunity) => Partial<StoredOpportunity>,
  departmentTasks: ReadAnalysis['departmentTasks'] = analysis.departmentTasks,
): boolean {
  const opportunities = analysis.opportunities.map((one) =>
    one.id === first?.id ? { ...one, ...change(one) } : one,
  );
  return countedTasks({ departmentTasks, opportunities }).some(({ id }) => id === first?.id);
}

describe('countedTasks', () => {
  it('has the listed task and the three shares of each opportunity with figures', () => {
    const sized = analysis.opportunities.filter(({ roiModel }) => roiModel.calculatedSavings !== 'TBD');
    expect(counted).toHaveLength(sized.length);
    const { department = '', task, percents } = first ?? {};
    const [listed] = (distributor.departmentTasks[department as 'Sales'] ?? []).filter(
      ({ taskName }) => taskName === task?.taskName,
    );
    expect(task).toEqual(listed);
    const range = analysis.opportunities.find(({ id }) => id === first?.id)?.roiModel.range;
    expect(percents).toEqual({
      cautious: Math.round((range?.cautious.share ?? NaN) * 100),
      expected: Math.round((range?.expected.share ?? NaN) * 100),
      ambitious: Math.round((range?.ambitious.share ?? NaN) * 100),
    });
  });

  it('is told apart by department: the same name elsewhere is another task', () => {
    expect(countsWith(() => ({ department: 'Elsewhere' }))).toBe(false);
    expect(countsWith(() => ({}))).toBe(true);
  });

  it.each(['cautious', 'expected', 'ambitious'] as const)(
    'counts nothing when the %s figures are not those that follow',
    (part) => {
      for (const figure of ['savedHours', 'savingsUsd'] as const) {
        const changed = countsWith(({ roiModel }) => {
          const { range } = roiModel;
          if (!range) throw new Error('Expected a range');
          const other = { ...range[part], [figure]: range[part][figure] + 1 };
          return { roiModel: { ...roiModel, range: { ...range, [part]: other } } };
        });
        expect([figure, changed]).toEqual([figure, false]);
      }
    },
  );

  it('counts nothing when the figure that is shown is not the expected one', () => {
    expect(countsWith(({ roiModel }) => ({ roiModel: { ...roiModel, savedHours: 1 } }))).toBe(false);
    expect(countsWith(({ roiModel }) => ({ roiModel: { ...roiModel, calculatedSavings: 1 } }))).toBe(false);
  });

  it('leaves out ideas, and tasks that are listed twice', () => {
    expect(countsWith(() => ({ taskRelated: false }))).toBe(false);
    const twice = Object.fromEntries(
      Object.entries(analysis.departmentTasks).map(([name, tasks]) => [name, [...tasks, ...tasks]]),
    );
    expect(countsWith(() => ({}), twice)).toBe(false);
  });
});
