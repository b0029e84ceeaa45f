import { stepNumbers, type StepNumber } from '@/domain/analysis/wizardSteps';

/** State of a browser history entry for a step; a reload keeps it. */
export interface StepEntry {
  step: StepNumber;
  /** Furthest step shown at that time. */
  reached: StepNumber;
  /** Step of the previous entry; null on the wizard's first one. */
  before: StepNumber | null;
  /** Number of wizard entries before it. */
  index: number;
  /** Whether the wizard added its first entry to the page it was opened on; closing then goes back to that page. */
  isAdded: boolean;
}

/** Change of the history that makes a step the current one. */
export type StepMove = { kind: 'stay' } | { kind: 'back' } | { kind: 'add' | 'replace'; entry: StepEntry };

const parameter = 'step';
const stateKey = 'wizardStep';

/** Returns the step in a query; null if it is missing or invalid. */
export function stepOfQuery(search: string): StepNumber | null {
  const named = new URLSearchParams(search).get(parameter);
  return stepNumbers.find((step) => String(step) === named) ?? null;
}

/**
 * Returns whether an address belongs to the wizard: one of its own two, or any with a step parameter, even an invalid
 * one.
 */
export function isWizardAddress({ pathname, search }: { pathname: string; search: string }): boolean {
  return pathname !== '/dashboard' || new URLSearchParams(search).has(parameter);
}

/** Returns the wizard's state of the current history entry; null elsewhere. */
export function currentEntry(): StepEntry | null {
  const { state } = window.history as { state: { [stateKey]?: StepEntry } | null };
  return state?.[stateKey] ?? null;
}

/**
 * Returns the first entry of an opened wizard: the current one if the address is the wizard's, otherwise a new one,
 * from which Back returns to the page it was opened on.
 */
export function firstMove(
  entry: StepEntry | null,
  isOwnAddress: boolean,
  { step, reached }: Pick<StepEntry, 'step' | 'reached'>,
): StepMove {
  if (entry) return { kind: 'replace', entry: { ...entry, step, reached } };
  const first = { step, reached, before: null, index: 0, isAdded: !isOwnAddress };
  return { kind: isOwnAddress ? 'replace' : 'add', entry: first };
}

/**
 * Returns the history change from one step to another. Going forward, or from the review to an answer, adds an entry.
 * Returning to the previous step goes back to its entry, so that Back never visits a step twice.
 */
export function nextMove(entry: StepEntry, { step, reached }: Pick<StepEntry, 'step' | 'reached'>): StepMove {
  if (step === entry.step) {
    return reached === entry.reached ? { kind: 'stay' } : { kind: 'replace', entry: { ...entry, reached } };
  }
  if (step === entry.before) return { kind: 'back' };
  // Going to the previous step after opening the wizard in the middle: that step has no entry.
  if (step === entry.step - 1) return { kind: 'replace', entry: { ...entry, step, reached } };
  return {
    kind: 'add',
    entry: { ...entry, step, reached, before: entry.step, index: entry.index + 1 },
  };
}

/** Returns the address of a step, based on the current address. */
export const stepAddress = (step: StepNumber): string =>
  `?${new URLSearchParams([[parameter, String(step)]])}`;

/** Writes a history entry at the current address, without loading anything. */
export function writeEntry(kind: 'add' | 'replace', entry: StepEntry): void {
  const query = new URLSearchParams(window.location.search);
  query.set(parameter, String(entry.step));
  const state = { [stateKey]: entry };
  const address = `${window.location.pathname}?${query}`;
  if (kind === 'add') window.history.pushState(state, '', address);
  else window.history.replaceState(state, '', address);
}

let travels = 0;
let journey: Promise<void> = Promise.resolve();

/** Returns whether a programmatic history navigation is in progress. */
export const isTravelling = (): boolean => travels > 0;

/** Goes back to the entry of the previous step. */
export const goBackOne = (): Promise<void> => travel(() => -1);

/** Goes back to the wizard's first entry. */
export const goToFirst = (): Promise<void> => travel((entry) => -entry.index);

/** Goes back to the page on which the wizard was opened, or to its first entry if the wizard was opened by address. */
export const goBeforeFirst = (): Promise<void> => travel((entry) => -entry.index - (entry.isAdded ? 1 : 0));

/** History navigation is asynchronous, so navigations run one after the other. */
function travel(distance: (from: StepEntry) => number): Promise<void> {
  travels += 1;
  journey = journey.then(async () => {
    const entry = currentEntry();
    const by = entry ? distance(entry) : 0;
    if (by !== 0) await arrival(by);
    travels -= 1;
  });
  return journey;
}

function arrival(by: number): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
    window.history.go(by);
  });
}
