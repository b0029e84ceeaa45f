import { foldAccents } from '@/domain/text/foldAccents';
import { enteredNameOf } from '../ownTaskFields';
import type { CatalogueTask, NamedTask } from '../types';
import { findCatalogueTask } from './findCatalogueTask';
import { isHandwork } from './handsOnWork';
import { containedTask, otherwise, recognizeTask } from './recognizeTask';
import { tasksByTrade, taskTradeOf } from './trades/tradeTasks';
import { workPatterns } from './workPatterns';

/**
 * Returns the task whose texts suit a listed one, whatever its figures are computed from: also the task that its name
 * contains or describes, because texts promise no figure. Undefined for handwork and conversations. In a known trade, a
 * description never means another trade's work: an intake form in a dental practice isn't a law office's.
 */
export function knownWork(task: NamedTask, industry = ''): CatalogueTask | undefined {
  const name = enteredNameOf(task);
  const known = recognizeTask(name);
  if (known || isHandwork(name)) return known;
  const [beforeDetails = ''] = name.split(/\s[-–—]\s|[(:]/u);
  const withoutDetails = beforeDetails === name ? undefined : recognizeTask(beforeDetails.trim());
  return withoutDetails ?? containedTask(name) ?? describedWork(name, industry);
}

function describedWork(name: string, industry: string): CatalogueTask | undefined {
  if (otherwise.test(name)) return undefined;
  const words = foldAccents(name)
    .toLowerCase()
    .replaceAll(/['’]/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
  return workPatterns
    .filter(([, pattern]) => pattern.test(words))
    .flatMap(([task]) => findCatalogueTask(task) ?? [])
    .find((task) => suitsTrade(task, industry));
}

function suitsTrade({ name }: CatalogueTask, industry: string): boolean {
  const trade = taskTradeOf(industry);
  const isOf = (tasks: readonly CatalogueTask[]) => tasks.some((task) => task.name === name);
  return trade === undefined || isOf(tasksByTrade[trade]) || !Object.values(tasksByTrade).some(isOf);
}
