/** What only the slides of an analysis say. */
export const deckTexts = {
  savings: 'Where the savings lie',
  hours: 'What becomes of the hours',
  continued: (title: string, part: number) => (part === 1 ? title : `${title} (${part})`),
  others: 'What else was looked at',
  sensitivity: 'If it turns out otherwise',
  sensitivitySeries: { cautious: 'Cautious, over three years', expected: 'Expected, over three years' },
  calendarBefore: 'Days before it begins',
  calendarDays: 'Days until it runs',
  calendarAxis: 'Days from the start',
  note: (firmName: string) =>
    `Figures are those of the report on the website, where each is explained. Prepared by ${firmName}.`,
};
