/** Which color of `tokens.css` is read as text on which backgrounds. */
export const textUses: Readonly<Record<string, readonly string[]>> = {
  ink: ['paper', 'paper-2', 'card', 'green-100', 'green-200', 'amber-100'],
  'ink-2': ['paper', 'paper-2', 'card', 'green-100'],
  'ink-3': ['paper', 'paper-2', 'card'],
  'green-800': ['paper', 'paper-2', 'card', 'green-100'],
  'green-700': ['paper', 'paper-2', 'card', 'green-100', 'green-200'],
  card: ['green-700', 'green-800', 'ink', 'ink-2', 'ink-3'],
  'amber-700': ['card', 'paper-2', 'amber-100'],
  'red-700': ['paper', 'paper-2', 'card', 'red-100'],
  'on-pink': ['pink-600', 'pink-700'],
  'on-dark': ['green-950', 'green-900', 'green-850', 'green-band'],
  'on-dark-2': ['green-950', 'green-900', 'green-band'],
  'green-300': ['green-950', 'green-850'],
  'green-400': ['green-950'],
  'green-950': ['green-400'],
  'search-link': ['card'],
};

/** Borders of controls, focus rings, bars and marks that say something by themselves. */
export const markUses: Readonly<Record<string, readonly string[]>> = {
  'line-strong': ['paper', 'paper-2', 'card'],
  'green-700': ['paper', 'paper-2', 'card', 'green-200'],
  'green-500': ['paper', 'card'],
  'pink-600': ['card'],
  'on-dark-2': ['green-950'],
};

/** Text of code listings, which is small and read for long on `green-950`. */
export const listingColors: readonly string[] = [
  'code-keyword',
  'code-string',
  'code-number',
  'code-name',
  'on-dark-2',
];
export const listingContrast = 7;
