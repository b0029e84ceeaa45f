import type { DepartmentName } from '@/domain/analysis/types';

/** A visitor's task with its numbers as typed, on its way into the wizard. Hours are a week's. */
export interface KeptFigure {
  department: DepartmentName;
  taskName: string;
  teamSize: string;
  hours: string;
  salary: string;
}

const key = 'first-figure';
const listeners = new Set<() => void>();

/** Keeps it in this tab, and nowhere else, until the wizard takes it. Without storage it is lost, and nothing else. */
export function keepFigure(figure: KeptFigure): void {
  store(() => sessionStorage.setItem(key, JSON.stringify(figure)));
}

export function forgetFigure(): void {
  store(() => sessionStorage.removeItem(key));
}

function store(change: () => void): void {
  try {
    change();
  } catch {
    // Blocked or full.
  }
  for (const listener of listeners) listener();
}

/** What is kept as it was written, for `useSyncExternalStore`; null where nothing is. */
export function keptFigureText(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function onKeptFigure(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
