import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatUsd } from '@/format/numbers';
import { analyze } from './analyze';
import { annualTaskCostUsd, statedAnnualHours } from './costFormula';
import { analysisOf } from './fixtures/analysisOf';
import { anyAnswers } from './fixtures/anyAnswers';
import { departments } from './catalogue/departments';
import { isUnsized } from './isUnsized';
import { savingsTotals } from './totals';
import { sentencesOf, statesFigure } from './withoutRepetition';
import {
  complexities,
  departmentNames,
  phases,
  type AnalysisAnswers,
  type Opportunity,
  type TaskInput,
} from './types';

const holds = (property: (given: AnalysisAnswers) => void) => fc.assert(fc.property(anyAnswers, property));

const related = (opportunities: readonly Opportunity[]) =>
  opportunities.filter(({ taskRelated }) => taskRelated);
/** Tasks that have figures. */
const sized = (opportunities: readonly Opportunity[]) =>
  related(opportunities).filter(({ roiModel }) => roiModel.calculatedSavings !== 'TBD');
const textsOf = (opportunity: Opportunity) => [
  opportunity.name,
  opportunity.description,
  opportunity.roiModel.assumptions,
];

/** The task an opportunity belongs to, with what its range must stay within. */
function inputOf(opportunity: Opportunity, { departmentTasks: byDepartment }: AnalysisAnswers): TaskInput {
  const inputs = Object.entries(byDepartment).flatMap(([name, tasks]) =>
    name === opportunity.department ? tasks : [],
  );
  const input = inputs.find(({ taskName }) => taskName === opportunity.taskName);
  expect(input).toBeDefined();
  return input as TaskInput;
}

describe('whatever the answers, analyze', () => {
  it('saves no more hours and money than a task takes', () => {
    holds((given) => {
      for (const opportunity of sized(analysisOf(given).opportunities)) {
        const input = inputOf(opportunity, given);
        const { ambitious } = opportunity.roiModel.range ?? {};
        expect(ambitious?.savedHours).toBeLessThanOrEqual(statedAnnualHours(input));
        expect(ambitious?.savedHours).toBeLessThanOrEqual(input.teamSize * 2_080);
        expect(ambitious?.savingsUsd).toBeLessThanOrEqual(annualTaskCostUsd(input));
      }
    });
  });

  it('saves no more than each department and the whole business put in', () => {
    holds((given) => {
      const { departmentTasks: costed, opportunities } = analysisOf(given);
      const spentIn = (name: string) =>
        Object.entries(costed).flatMap(([other, tasks]) => (other === name ? tasks : []));
      const ambitious = (opportunity: Opportunity) =>
        opportunity.roiModel.range?.ambitious ?? { savedHours: 0, savingsUsd: 0 };
      for (const name of departmentNames) {
        const own = related(opportunities)
          .filter(({ department }) => department === name)
          .map(ambitious);
        const hours = spentIn(name).reduce((sum, task) => sum + statedAnnualHours(task), 0);
        const costUsd = spentIn(name).reduce((sum, task) => sum + task.annualTaskCost, 0);
        expect(own.reduce((sum, { savedHours }) => sum + savedHours, 0)).toBeLessThanOrEqual(hours);
        expect(own.reduce((sum, { savingsUsd }) => sum + savingsUsd, 0)).toBeLessThanOrEqual(costUsd);
      }
      const totalCostUsd = Object.values(costed)
        .flat()
        .reduce((sum, task) => sum + task.annualTaskCost, 0);
      expect(savingsTotals(opportunities).savingsUsd).toBeLessThanOrEqual(totalCostUsd);
    });
  });

  it('orders its range and shows the expected case', () => {
    holds((given) => {
      for (const { roiModel } of sized(analysisOf(given).opportunities)) {
        const { cautious, expected, ambitious } = roiModel.range ?? {};
        for (const key of ['share', 'savedHours', 'savingsUsd'] as const) {
          expect(cautious?.[key]).toBeLessThanOrEqual(expected?.[key] ?? Number.NaN);
          expect(expected?.[key]).toBeLessThanOrEqual(ambitious?.[key] ?? Number.NaN);
        }
        expect(roiModel).toMatchObject({
          savedHours: expected?.savedHours,
          calculatedSavings: expected?.savingsUsd,
        });
      }
    });
  });

  it('shows in its text the share and the money it counted', () => {
    holds((given) => {
      for (const { roiModel } of sized(analysisOf(given).opportunities)) {
        const { expected } = roiModel.range ?? {};
        const percent = Math.round((expected?.share ?? Number.NaN) * 100);
        expect(roiModel.assumptions).toContain(` × ${percent}% `);
        expect(roiModel.assumptions).toContain(` ${formatUsd(expected?.savingsUsd ?? Number.NaN)}`);
      }
    });
  });

  it('gives no figures of a task until its questions are answered', () => {
    holds((given) => {
      for (const opportunity of related(analysisOf(given).opportunities)) {
        const { calculatedSavings, savedHours, range, assumptions } = opportunity.roiModel;
        const isByHand = assumptions === 'People do this by hand.';
        expect(calculatedSavings === 'TBD').toBe(isByHand || isUnsized(inputOf(opportunity, given)));
        if (calculatedSavings !== 'TBD') continue;
        expect([savedHours, range]).toEqual([0, undefined]);
        expect(assumptions).toMatch(
          /^To be sized(?:: .+\?|\.)$|^Too small to pay for setup: |^People do this by hand\.$/u,
        );
      }
    });
  });

  it('makes exactly one opportunity of each task, and claims no money elsewhere', () => {
    holds((given) => {
      const { departmentTasks: costed, opportunities } = analysisOf(given);
      const key = (department: string, taskName?: string) => JSON.stringify([department, taskName]);
      const tasks = Object.entries(costed).flatMap(([department, own]) =>
        own.map(({ taskName }) => key(department, taskName)),
      );
      const automated = related(opportunities).map(({ department, taskName }) => key(department, taskName));
      expect(automated.toSorted()).toEqual(tasks.toSorted());
      const strategic = opportunities.filter(({ taskRelated }) => !taskRelated);
      expect(strategic.length).toBeGreaterThanOrEqual(2);
      expect(strategic.length).toBeLessThanOrEqual(7);
      expect(new Set(strategic.map(({ name }) => name)).size).toBe(strategic.length);
      expect(
        strategic.filter(({ roiModel }) => roiModel.savedHours !== 0 || roiModel.calculatedSavings !== 'TBD'),
      ).toEqual([]);
    });
  });

  it('gives the same result for the same answers, in whatever order departments come', () => {
    holds((given) => {
      const reordered = Object.fromEntries(Object.entries(given.departmentTasks).toReversed());
      expect(JSON.stringify(analyze({ ...given, departmentTasks: reordered }))).toBe(
        JSON.stringify(analysisOf(given)),
      );
    });
  });

  it('gives valid opportunities in their order, with ids of their own', () => {
    holds((given) => {
      const { opportunities } = analysisOf(given);
      for (const { phase, complexity, department } of opportunities) {
        expect(phases).toContain(phase);
        expect(complexities).toContain(complexity);
        expect([...departmentNames, 'Company-wide']).toContain(department);
      }
      expect(new Set(opportunities.map(({ id }) => id)).size).toBe(opportunities.length);
      const order = opportunities.map(({ phase }) => phase);
      expect(order).toEqual(order.toSorted((a, b) => a - b));
    });
  });

  it('writes whole, readable texts of sane length', () => {
    holds((given) => {
      for (const opportunity of analysisOf(given).opportunities) {
        expect(opportunity.name.length).toBeLessThanOrEqual(90);
        expect(opportunity.description.length).toBeLessThanOrEqual(900);
        expect(opportunity.roiModel.assumptions.length).toBeLessThanOrEqual(1_000);
        for (const text of textsOf(opportunity)) {
          // A client's own words may be a single character.
          expect(text.length).toBeGreaterThan(text === opportunity.name ? 0 : 5);
          expect(text).not.toMatch(/\p{Cs}|[\p{Cc}\u202A-\u202E\u2066-\u2069]|  /u);
          expect(text).not.toMatch(/\b(undefined|NaN|Infinity|\[object)\b/);
        }
      }
    });
  });
});

/** Each task's own: what is built, whose words it is about, its data, its phase. */
const indispensable =
  /^(?:Tell us|People decide “|Too small|Software takes each|AI reads each|A person |People do (?:the work|this by hand)|Software takes over the notes|Your people handle|For “|To be sized|It eases a bottleneck|It serves (?:your|a) goal|It touches what you told|It comes in phase|Collect (?:this data|the rest)|Start small|You told us)/u;
const built = new Set(
  departments.flatMap(({ tasks }) => tasks).flatMap((task) => sentencesOf(task.automation.description)),
);
const isIndispensable = (sentence: string) => indispensable.test(sentence) || built.has(sentence);

describe('whatever the answers, the words of an analysis', () => {
  it('say of each task what is built', () => {
    holds((given) => {
      for (const { description } of related(analysisOf(given).opportunities)) {
        const isBuilt = (sentence: string) =>
          built.has(sentence) ||
          /^(?:Tell us |No two cases are alike|People decide “|Too small to pay for setup: |People do this by hand|Software takes each|AI reads each)|software takes over the notes/u.test(
            sentence,
          );
        expect(sentencesOf(description).some(isBuilt)).toBe(true);
      }
    });
  });

  it('are said twice at most, unless they state a figure or an opportunity can’t do without them', () => {
    holds((given) => {
      const texts = analysisOf(given).opportunities.flatMap(({ description, roiModel }) => [
        description,
        roiModel.assumptions,
      ]);
      const sentences = texts
        .flatMap(sentencesOf)
        .filter((sentence) => !statesFigure(sentence) && !isIndispensable(sentence));
      const times = new Map<string, number>();
      for (const sentence of sentences) times.set(sentence, (times.get(sentence) ?? 0) + 1);
      expect([...times].filter(([, count]) => count > 2)).toEqual([]);
    });
  });

  it('mark quotations in pairs', () => {
    holds((given) => {
      for (const { name, description } of analysisOf(given).opportunities) {
        for (const text of [name, description]) {
          expect(text.replaceAll(/[^“”]/gu, '')).toMatch(/^(?:“”)*$/u);
        }
      }
    });
  });
});
