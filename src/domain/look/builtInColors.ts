/**
 * The colors of `tokens.css` and `night.css` that the accent is made of or is read with; a unit test compares them. A
 * stylesheet can't be read where the accent is checked: in the browser, in mails, and in the worker that prints.
 */
const shared = {
  'on-dark': '#eaf3ee',
  'on-dark-2': '#b9cdc3',
  'code-keyword': '#8fd0b5',
  'code-string': '#fbeecb',
  'code-number': '#fce4ee',
  'code-name': '#b7e3cf',
  'green-400': '#5cc79d',
  'green-300': '#8fd0b5',
} as const;

const day = {
  ...shared,
  paper: '#f7f9f7',
  'paper-2': '#ecf1ed',
  card: '#ffffff',
  ink: '#0f1d17',
  'ink-2': '#43524b',
  'green-800': '#11503b',
  'green-700': '#16674c',
  'green-500': '#2a9470',
  'green-200': '#b7e3cf',
  'green-100': '#dcefe5',
  'bar-middle': '#5cc79d',
  'bar-pale': '#8fd0b5',
  'green-950': '#0b2a20',
  'green-900': '#153b2e',
  'green-850': '#274d40',
  'green-band': '#11503b',
} as const;

export type ColorName = keyof typeof day;
export type ThemeName = 'day' | 'night';

export const builtInColors: Readonly<Record<ThemeName, Readonly<Record<ColorName, string>>>> = {
  day,
  night: {
    ...shared,
    paper: '#0e1613',
    'paper-2': '#141e1a',
    card: '#19251f',
    ink: '#e8f0eb',
    'ink-2': '#b5c4bc',
    'green-800': '#a3dcc3',
    'green-700': '#6ccaa3',
    'green-500': '#3aa982',
    'green-200': '#1f4c3c',
    'green-100': '#163529',
    'bar-middle': '#2f8a6b',
    'bar-pale': '#2a6a54',
    'green-950': '#0d3126',
    'green-900': '#174436',
    'green-850': '#2c594a',
    'green-band': '#14563f',
  },
};
