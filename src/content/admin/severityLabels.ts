/** How much a finding matters, in every check. */
export const severityLabels = { error: 'Error', warning: 'Warning', note: 'Note' } as const;

/** In the publish check an error is what holds publishing back. */
export const publishSeverityLabels = { ...severityLabels, error: 'Must be fixed' } as const;
