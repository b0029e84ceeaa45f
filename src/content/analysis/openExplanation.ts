/**
 * Labels of the explanation toggle. Separate from the explanation's labels, because every public page's script includes
 * them.
 */
export const openExplanationTexts = {
  explain: 'Explain this number',
  explainTotals: 'Explain these totals',
  of: (name: string) => `of ${name}`,
  loading: 'Loading explanation...',
  failed: 'We couldn’t load the explanation.',
  retry: 'Try again',
};
