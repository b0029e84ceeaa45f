import type { FirstFigure } from '@/domain/useCase/firstFigure';
import { formatCount, formatUsd } from '@/format/numbers';

/** Text of the calculated figure. Separate from the card's labels: it loads with the calculation. */
export const countedFigureTexts = {
  hoursAYear: (hours: number) => `${formatCount(hours)} hours a year`,
  range: (cautious: number, ambitious: number) => `${formatUsd(cautious)} to ${formatUsd(ambitious)}`,
  kept: (task: string, costUsd: number) =>
    `Your number: “${task}” costs you ${formatUsd(costUsd)} a year. Sign up, and you find it in step 5 of your assessment.`,
  said: (figure: FirstFigure) =>
    `${formatUsd(figure.costUsd)} a year today; ${formatUsd(figure.savingsUsd.cautious)} to ${formatUsd(figure.savingsUsd.ambitious)} could come back.`,
};
