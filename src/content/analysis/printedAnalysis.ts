/** Labels used only in the printed report. */
export const printedAnalysisTexts = {
  title: (name: string) => `AI Opportunity Analysis: ${name}`,
  total: 'All opportunities',
  groundwork: (count: number) => (count === 1 ? 'Groundwork' : `Groundwork, ${count} projects`),
  inSpreadsheet: 'The spreadsheet lists the price of each tool and what each cost is made of.',
  quarters: ['Q1', 'Q2', 'Q3', 'Q4'],
  afterFirstYear: (names: readonly string[]) => `After the first year: ${names.join('; ')}.`,
  appendix: 'Appendix: what you entered',
};
