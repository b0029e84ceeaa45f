/** Labels used only in the printed report. */
export const printedAnalysisTexts = {
  title: (name: string) => `AI Opportunity Analysis: ${name}`,
  pictures: 'Savings and hours at a glance',
  details: 'The opportunities one by one',
  total: 'All opportunities',
};
