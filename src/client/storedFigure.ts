import type { DepartmentName } from '@/domain/analysis/types';
import { tabItems } from './browserItems';

/** A visitor's task with its numbers as typed, on its way into the wizard. Hours are a week's. */
export interface StoredFigure {
  department: DepartmentName;
  taskName: string;
  teamSize: string;
  hours: string;
  salary: string;
}

const key = 'first-figure';
const listeners = new Set<() => void>();

/** Keeps it in this tab, and nowhere else, until the wizard takes it. */
export const storeFigure = (figure: StoredFigure): void => store(JSON.stringify(figure));

export const clearFigure = (): void => store(null);

function store(figure: string | null): void {
  tabItems.write(key, figure);
  for (const listener of listeners) listener();
}

/** What is kept as it was written, for `useSyncExternalStore`; null where nothing is. */
export const storedFigureText = (): string | null => tabItems.read(key);

export function onStoredFigure(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
