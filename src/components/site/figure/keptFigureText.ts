import { readStoredFigure } from '@/client/readStoredFigure';
import { liveCost } from '@/content/analysis/taskProblem';
import { countedFigureTexts } from '@/content/site/countedFigure';
import { newTaskDraft } from '@/domain/analysis/wizardAnswers';

/** Describes a stored figure with what the task costs a year; null if it is invalid. */
export function keptFigureText(stored: string): string | null {
  const figure = readStoredFigure(stored);
  if (!figure) return null;
  const { teamSize, hours, salary, taskName } = figure;
  const { annualCostUsd } = liveCost({
    ...newTaskDraft(taskName),
    teamSize,
    hours,
    salary,
    frequency: 'Week',
  });
  return annualCostUsd === null ? null : countedFigureTexts.kept(taskName, annualCostUsd);
}
