import { stepNumbers, type StepNumber } from '@/domain/analysis/wizardSteps';

/** What an entry of the browser's history remembers of the step that it shows; a reload keeps it. */
export interface StepEntry {
  step: StepNumber;
  /** The furthest step shown when it was written. */
  reached: StepNumber;
  /** The step of the entry before it; null on the wizard's first one. */
  before: StepNumber | null;
  /** How many entries of the wizard are before it. */
  index: number;
  /** Whether the wizard's first entry was added to a page that it was opened on, to which closing goes back. */
  isAdded: boolean;
}

/** How the history has to change for a step to be what is shown. */
export type StepMove = { kind: 'stay' } | { kind: 'back' } | { kind: 'add' | 'replace'; entry: StepEntry };

const parameter = 'step';
const stateKey = 'wizardStep';

/** The step that a query names; null when it names none, or something else. */
export function stepOfQuery(search: string): StepNumber | null {
  const named = new URLSearchParams(search).get(parameter);
  return stepNumbers.find((step) => String(step) === named) ?? null;
}

/** Whether an address is the wizard's: one of its own two, or any that names a step, even one that doesn't exist. */
export function isWizardAddress({ pathname, search }: { pathname: string; search: string }): boolean {
  return pathname !== '/dashboard' || new URLSearchParams(search).has(parameter);
}

/** The wizard's entry where the browser is; null anywhere else. */
export function currentEntry(): StepEntry | null {
  const { state } = window.history as { state: { [stateKey]?: StepEntry } | null };
  return state?.[stateKey] ?? null;
}

/**
 * The entry with which an opened wizard begins: where the browser is if the address is the wizard's already, otherwise a
 * new one, from which Back leads to the page it was opened on.
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
 * From the entry of one step to another step. Going on, and from the review to an answer, adds an entry; who returns to
 * where they came from goes back to its entry, so that Back never leads through a step twice.
 */
export function nextMove(entry: StepEntry, { step, reached }: Pick<StepEntry, 'step' | 'reached'>): StepMove {
  if (step === entry.step) {
    return reached === entry.reached ? { kind: 'stay' } : { kind: 'replace', entry: { ...entry, reached } };
  }
  if (step === entry.before) return { kind: 'back' };
  // Previous where the wizard was opened in the middle: the entry of a step before it doesn't exist.
  if (step === entry.step - 1) return { kind: 'replace', entry: { ...entry, step, reached } };
  return {
    kind: 'add',
    entry: { ...entry, step, reached, before: entry.step, index: entry.index + 1 },
  };
}

/** Where a step is found, from the address that the browser is at. */
export const stepAddress = (step: StepNumber): string =>
  `?${new URLSearchParams([[parameter, String(step)]])}`;

/** Writes an entry at the present address, without loading anything. */
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

/** Whether the browser is on its way to an entry because we sent it there. */
export const isTravelling = (): boolean => travels > 0;

/** Goes back to the entry of the step before. */
export const goBackOne = (): Promise<void> => travel(() => -1);

/** Goes back to where the wizard began, within it. */
export const goToFirst = (): Promise<void> => travel((entry) => -entry.index);

/** Goes back to the page on which the wizard was opened, or to its first entry if that is the address it was opened by. */
export const goBeforeFirst = (): Promise<void> => travel((entry) => -entry.index - (entry.isAdded ? 1 : 0));

/** The browser travels when it has time: one journey begins when the one before has arrived. */
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
