/** Words of what opens an explanation, apart from the explanation's own: a public page's script holds them. */
export const openExplanationTexts = {
  explain: 'Explain this number',
  explainTotals: 'Explain these totals',
  of: (name: string) => `of ${name}`,
  loading: 'Loading explanation...',
  failed: 'The explanation could not be loaded.',
  retry: 'Try again',
};
