import { taskFieldProblem, type TaskNumberField } from '@/content/analysis/taskProblem';
import { countedFigureTexts as texts } from '@/content/site/countedFigure';
import { firstFigure } from '@/domain/useCase/firstFigure';
import type { FigureTask } from '@/domain/useCase/figureTasks';
import { formatUsd } from '@/format/numbers';
import { typedNumber } from '@/format/typedNumber';

export type TypedFigure = Record<TaskNumberField, string>;

/** Results of typed numbers, formatted. */
export interface CountedFigure {
  problems: Partial<Record<TaskNumberField, string>>;
  /** Null if a number is invalid. */
  shown: Record<'cost' | 'hours' | 'range' | 'said', string> | null;
}

export function countFigure(typed: TypedFigure, task: FigureTask): CountedFigure {
  const problems: CountedFigure['problems'] = {};
  for (const field of ['teamSize', 'hours', 'salary'] as const) {
    const problem = taskFieldProblem(field, typed[field]);
    if (problem) problems[field] = problem;
  }
  if (Object.keys(problems).length > 0) return { problems, shown: null };
  const figure = firstFigure(
    {
      teamSize: typedNumber(typed.teamSize),
      hours: typedNumber(typed.hours),
      frequency: 'Week',
      salary: typedNumber(typed.salary),
    },
    task.percents,
  );
  const { cautious, ambitious } = figure.savingsUsd;
  return {
    problems,
    shown: {
      cost: formatUsd(figure.costUsd),
      hours: texts.hoursAYear(figure.hours),
      range: texts.range(cautious, ambitious),
      said: texts.said(figure),
    },
  };
}
