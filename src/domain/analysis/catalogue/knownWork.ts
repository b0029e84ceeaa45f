import { foldAccents } from '@/domain/text/foldAccents';
import { enteredNameOf } from '../ownTaskFields';
import type { CatalogueTask, NamedTask } from '../types';
import { findCatalogueTask } from './findCatalogueTask';
import { containedTask, otherwise, recognizeTask } from './recognizeTask';
import { isHandwork, workPatterns } from './workPatterns';

/**
 * Returns the task whose texts suit a listed one, whatever its figures are computed from: also the task that its name
 * contains or describes, because texts promise no figure. Undefined for handwork and conversations.
 */
export function knownWork(task: NamedTask): CatalogueTask | undefined {
  const name = enteredNameOf(task);
  const known = recognizeTask(name);
  if (known || isHandwork.test(name)) return known;
  const [beforeDetails = ''] = name.split(/\s[-–—]\s|[(:]/u);
  const withoutDetails = beforeDetails === name ? undefined : recognizeTask(beforeDetails.trim());
  return withoutDetails ?? containedTask(name) ?? describedWork(name);
}

function describedWork(name: string): CatalogueTask | undefined {
  if (otherwise.test(name)) return undefined;
  const words = foldAccents(name)
    .toLowerCase()
    .replaceAll(/['’]/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
  const [task] = workPatterns.find(([, pattern]) => pattern.test(words)) ?? [];
  return task === undefined ? undefined : findCatalogueTask(task);
}
