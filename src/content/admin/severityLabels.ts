/** Severity labels, shared by all checks. */
export const severityLabels = { error: 'Error', warning: 'Warning', note: 'Note' } as const;

/** In the publish check an error blocks publishing. */
export const publishSeverityLabels = { ...severityLabels, error: 'Must be fixed' } as const;
