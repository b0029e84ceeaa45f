/** How much a finding matters, in every check. */
export const severityLabels = { error: 'Error', warning: 'Warning', note: 'Note' } as const;
