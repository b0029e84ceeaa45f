/** Initial numbers of the calculator: a sample. */
export const sampleNumbers = { teamSize: '3', hours: '14', salary: '60000' } as const;

/** Labels of the calculator. */
export const figureTexts = {
  title: 'What does one task cost you?',
  sample: 'A sample until you put in your own numbers',
  task: 'A task your people do',
  teamSize: 'People',
  hours: 'Hours a week, each',
  salary: 'Salary a year',
  today: 'Costs you today',
  back: 'Software could give back',
  aYear: 'a year',
  note: 'Our engine’s math, first year, before setup costs: with the data at hand, no AI in use yet, and readiness assumed to be average.',
  notCounted: '–',
  keep: 'Keep this number',
};
