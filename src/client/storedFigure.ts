import type { DepartmentName } from '@/domain/analysis/types';
import { tabItems } from './browserItems';

/** A visitor's task with numbers as typed, to prefill the wizard. `hours` are per week. */
export interface StoredFigure {
  department: DepartmentName;
  taskName: string;
  teamSize: string;
  hours: string;
  salary: string;
}

const key = 'first-figure';
const listeners = new Set<() => void>();

/** Stores the figure in this tab only, until the wizard reads it. */
export const storeFigure = (figure: StoredFigure): void => store(JSON.stringify(figure));

export const clearFigure = (): void => store(null);

function store(figure: string | null): void {
  tabItems.write(key, figure);
  for (const listener of listeners) listener();
}

/** Returns the stored text, for `useSyncExternalStore`; null if there is none. */
export const storedFigureText = (): string | null => tabItems.read(key);

export function onStoredFigure(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
